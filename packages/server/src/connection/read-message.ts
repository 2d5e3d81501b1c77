/**
 * Maximum nesting of a message. The check takes a hundredth of the time that parsing a deeply nested one would.
 */
const MAX_DEPTH = 16

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** The index of the quote that closes the JSON string which starts at `from`. */
const endOfString = (json: string, from: number): number => {
  for (let index = from + 1; index < json.length; index++) {
    const code = json.charCodeAt(index)
    if (code === BACKSLASH) index++
    else if (code === QUOTE) return index
  }
  return json.length
}

/** Whether JSON is nested more deeply than any valid message. */
export const exceedsJsonDepth = (json: string): boolean => {
  let depth = 0
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index)
    if (code === QUOTE) index = endOfString(json, index)
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > MAX_DEPTH) return true
    } else if (code === 0x5d || code === 0x7d) depth--
  }
  return false
}

/** The message, if it is valid; null otherwise. */
export const readMessage = <Message>(
  text: string,
  schema: { Check(message: unknown): message is Message },
): Message | null => {
  if (exceedsJsonDepth(text)) return null
  try {
    const message: unknown = JSON.parse(text)
    return schema.Check(message) ? message : null
  } catch {
    return null
  }
}
