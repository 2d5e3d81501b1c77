/** Turns of phrase with a gap for what they are about, such as `why not *`; alternatives stand between bars. */
import { tokenize } from './tokenize.ts'

export interface Pattern {
  /** What stands before the gap, as it is written. */
  readonly written: string
  readonly before: readonly string[]
  /** Null for a phrase without a gap. */
  readonly after: readonly string[] | null
}

export const readPatterns = (text: string): readonly Pattern[] =>
  text.split('|').map((phrase) => {
    const [before = '', after] = phrase.split('*')
    return { written: before, before: tokenize(before), after: after === undefined ? null : tokenize(after) }
  })

const begins = (words: readonly string[], with_: readonly string[]): boolean =>
  with_.every((word, place) => words[place] === word)

const gapIn = (words: readonly string[], { before, after }: Pattern): readonly string[] | null => {
  const end = words.length - (after?.length ?? 0)
  if (!begins(words, before) || !begins(words.slice(Math.max(0, end)), after ?? [])) return null
  const gap = words.slice(before.length, end)
  return (after === null) === (gap.length === 0) ? gap : null
}

/** What stands in the gap of the first pattern that fits; empty for a phrase without one; null where none fits. */
export const gapOf = (words: readonly string[], patterns: readonly Pattern[]): readonly string[] | null => {
  for (const pattern of patterns) {
    const gap = gapIn(words, pattern)
    if (gap !== null) return gap
  }
  return null
}

/** What was begun to be written in the gap at the end of a phrase, with the longest phrase that fits. */
export const begunGap = (
  words: readonly string[],
  patterns: readonly Pattern[],
): { readonly written: string; readonly gap: readonly string[] } | null => {
  const [longest] = patterns
    .filter(
      ({ before, after }) =>
        after?.length === 0 && before.length > 0 && words.length > before.length && begins(words, before),
    )
    .toSorted((one, other) => other.before.length - one.before.length)
  return longest === undefined ? null : { written: longest.written, gap: words.slice(longest.before.length) }
}
