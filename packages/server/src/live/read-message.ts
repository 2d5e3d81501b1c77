import { isTooDeep } from './nesting.ts'

/** What somebody sent, where it is a message that one may send; null for anything else. */
export const readMessage = <Message>(
  text: string,
  schema: { Check(message: unknown): message is Message },
): Message | null => {
  if (isTooDeep(text)) return null
  try {
    const message: unknown = JSON.parse(text)
    return schema.Check(message) ? message : null
  } catch {
    return null
  }
}
