/** Phrases with a gap for their argument, such as `why not *`; alternatives are separated by bars. */
import { tokenize } from './tokenize.ts'

export interface Pattern {
  /** The text before the gap as written. */
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

/**
 * The words in the gap of the first matching pattern; empty for a phrase without a gap; null if none matches.
 */
export const gapOf = (words: readonly string[], patterns: readonly Pattern[]): readonly string[] | null => {
  for (const pattern of patterns) {
    const gap = gapIn(words, pattern)
    if (gap !== null) return gap
  }
  return null
}

/** The unfinished gap at the end of the longest matching phrase. */
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
