/** Matches typed words against what the text board understands. */
import { isNumber } from './tokenize.ts'

/**
 * From the best to the worst. `exact`: word for word. `same`: the same words in any order, articles and numbers aside.
 * `near`: the same, with words cut short. `whole`: some of its words. `begin`: some of them, cut short. `part`: with
 * numbers, but not all of its numbers, so it is certainly not all that is meant.
 */
const FITS = ['exact', 'same', 'near', 'whole', 'begin', 'part'] as const

type MatchQuality = (typeof FITS)[number]

/** The fewest letters that stand for a longer word. */
const SHORTEST = 2

const canCut = (word: string): boolean => word.length >= SHORTEST && !isNumber(word)

interface Left {
  /** What of the saying was not typed. */
  readonly rest: readonly string[]
  readonly cut: boolean
}

const without = (words: readonly string[], place: number): readonly string[] => words.toSpliced(place, 1)

/** Takes every typed word off the saying; null where one of them is not in it. */
const takeAway = (typed: readonly string[], saying: readonly string[]): Left | null => {
  let rest = saying
  const cut: string[] = []
  for (const word of typed) {
    const place = rest.indexOf(word)
    if (place >= 0) rest = without(rest, place)
    else if (canCut(word)) cut.push(word)
    else return null
  }
  // The longest first: a shorter one may find another word.
  for (const word of cut.toSorted((one, other) => other.length - one.length)) {
    const place = rest.findIndex((whole) => whole.startsWith(word))
    if (place < 0) return null
    rest = without(rest, place)
  }
  return { rest, cut: cut.length > 0 }
}

const isExact = (typed: readonly string[], saying: readonly string[]): boolean =>
  typed.length === saying.length && typed.every((word, place) => word === saying[place])

export const fitOf = (
  typed: readonly string[],
  saying: readonly string[],
  ignored: ReadonlySet<string>,
): MatchQuality | null => {
  if (isExact(typed, saying)) return 'exact'
  const meant = typed.filter((word) => !ignored.has(word))
  const left = takeAway(meant.length === 0 ? typed : meant, saying)
  if (left === null) return null
  if (typed.some(isNumber) && left.rest.some(isNumber)) return 'part'
  const isAll = left.rest.every((word) => isNumber(word) || ignored.has(word))
  if (left.cut) return isAll ? 'near' : 'begin'
  return isAll ? 'same' : 'whole'
}

/** Something with one or more wordings. */
export interface Matchable {
  readonly wordings: readonly (readonly string[])[]
}

export interface Found<Item> {
  readonly item: Item
  readonly fit: MatchQuality
}

const best = (fits: readonly (MatchQuality | null)[]): MatchQuality | null =>
  FITS.find((fit) => fits.includes(fit)) ?? null

/** Everything that fits, the best first, in the order of the items. */
export const findMatches = <Item extends Matchable>(
  typed: readonly string[],
  items: readonly Item[],
  ignored: ReadonlySet<string>,
): readonly Found<Item>[] =>
  items
    .flatMap((item) => {
      const fit = best(item.wordings.map((saying) => fitOf(typed, saying, ignored)))
      return fit === null ? [] : [{ item, fit }]
    })
    .toSorted((one, other) => FITS.indexOf(one.fit) - FITS.indexOf(other.fit))

/** Those that fit best. */
export const bestFitting = <Item extends Matchable>(
  typed: readonly string[],
  items: readonly Item[],
  ignored: ReadonlySet<string>,
): readonly Found<Item>[] => {
  const found = findMatches(typed, items, ignored)
  return found.filter(({ fit }) => fit === found[0]?.fit)
}
