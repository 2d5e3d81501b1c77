/** Matches typed words against what the text board understands. */
import { isNumber } from './tokenize.ts'

/**
 * Best to worst. `exact`: word for word. `same`: the same words in any order, ignoring articles and numbers.
 * `near`: the same with abbreviated words. `whole`: some of its words. `begin`: some of them, abbreviated.
 * `part`: has numbers, but not all of its numbers were typed, so more must be meant.
 */
const QUALITIES = ['exact', 'same', 'near', 'whole', 'begin', 'part'] as const

type MatchQuality = (typeof QUALITIES)[number]

/** Minimum length of an abbreviation. */
const MIN_LENGTH = 2

const canBeAbbreviation = (word: string): boolean => word.length >= MIN_LENGTH && !isNumber(word)

interface Remainder {
  /** Words of the phrase that were not typed. */
  readonly rest: readonly string[]
  /** Whether a typed word was abbreviated. */
  readonly hasAbbreviations: boolean
}

const without = (words: readonly string[], place: number): readonly string[] => words.toSpliced(place, 1)

/** Removes every typed word from the phrase; null if one of them is not in it. */
const removeTyped = (typed: readonly string[], saying: readonly string[]): Remainder | null => {
  let rest = saying
  const abbreviations: string[] = []
  for (const word of typed) {
    const place = rest.indexOf(word)
    if (place >= 0) rest = without(rest, place)
    else if (canBeAbbreviation(word)) abbreviations.push(word)
    else return null
  }
  // Longest first: a shorter one may match another word.
  for (const word of abbreviations.toSorted((one, other) => other.length - one.length)) {
    const place = rest.findIndex((whole) => whole.startsWith(word))
    if (place < 0) return null
    rest = without(rest, place)
  }
  return { rest, hasAbbreviations: abbreviations.length > 0 }
}

const isExact = (typed: readonly string[], saying: readonly string[]): boolean =>
  typed.length === saying.length && typed.every((word, place) => word === saying[place])

export const matchQuality = (
  typed: readonly string[],
  saying: readonly string[],
  ignored: ReadonlySet<string>,
): MatchQuality | null => {
  if (isExact(typed, saying)) return 'exact'
  const relevant = typed.filter((word) => !ignored.has(word))
  const left = removeTyped(relevant.length === 0 ? typed : relevant, saying)
  if (left === null) return null
  if (typed.some(isNumber) && left.rest.some(isNumber)) return 'part'
  const isAll = left.rest.every((word) => isNumber(word) || ignored.has(word))
  if (left.hasAbbreviations) return isAll ? 'near' : 'begin'
  return isAll ? 'same' : 'whole'
}

/** Something with one or more wordings. */
export interface Matchable {
  readonly wordings: readonly (readonly string[])[]
}

export interface Matched<Item> {
  readonly item: Item
  readonly fit: MatchQuality
}

const best = (fits: readonly (MatchQuality | null)[]): MatchQuality | null =>
  QUALITIES.find((fit) => fits.includes(fit)) ?? null

/** All matches, best first, then in the order of the items. */
export const findMatches = <Item extends Matchable>(
  typed: readonly string[],
  items: readonly Item[],
  ignored: ReadonlySet<string>,
): readonly Matched<Item>[] =>
  items
    .flatMap((item) => {
      const fit = best(item.wordings.map((saying) => matchQuality(typed, saying, ignored)))
      return fit === null ? [] : [{ item, fit }]
    })
    .toSorted((one, other) => QUALITIES.indexOf(one.fit) - QUALITIES.indexOf(other.fit))

/** The matches of the best quality. */
export const bestFitting = <Item extends Matchable>(
  typed: readonly string[],
  items: readonly Item[],
  ignored: ReadonlySet<string>,
): readonly Matched<Item>[] => {
  const found = findMatches(typed, items, ignored)
  return found.filter(({ fit }) => fit === found[0]?.fit)
}
