/** Compares spoken with expected texts: everything once, in order. */

/** Collapses spaces of any kind. */
export const plain = (text: string): string => text.replaceAll(/[\s\u00A0\u202F]+/gu, ' ').trim()

interface UtteranceReport {
  /** Never spoken. */
  readonly missing: readonly string[]
  /** Spoken, but out of order. */
  readonly misplaced: readonly string[]
  /** Spoken again. */
  readonly repeated: readonly string[]
}

/** Marks a found text, so that it is not found twice. */
const FOUND = '\u0000'

export const compareUtterances = (
  expected: readonly string[],
  utterances: readonly string[],
): UtteranceReport => {
  let speech = utterances.map(plain).join(' ')
  const missing: string[] = []
  const misplaced: string[] = []
  let from = 0
  const take = (text: string, at: number): void => {
    speech = speech.slice(0, at) + FOUND.repeat(text.length) + speech.slice(at + text.length)
  }
  for (const text of expected.map(plain)) {
    const at = speech.indexOf(text, from)
    const earlier = at < 0 ? speech.indexOf(text) : at
    if (earlier < 0) missing.push(text)
    else take(text, earlier)
    if (at >= 0) from = at + text.length
    else if (earlier >= 0) misplaced.push(text)
  }
  const repeated = [...new Set(expected.map(plain))].filter((text) => speech.includes(text))
  return { missing, misplaced, repeated }
}

/** Number of words as a listener counts them. */
export const wordCount = (utterances: readonly string[]): number =>
  utterances.flatMap(
    (text) => plain(text).match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}'’.,-]*/gu) ?? [],
  ).length
