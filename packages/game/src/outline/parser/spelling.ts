/** Spelling correction against the words known in the position. */
import { isNumber } from './tokenize.ts'

/** Shorter words are too similar to correct. */
const MIN_LENGTH = 3

/** Words of this length may have two faults. */
const LONG = 8

const faultsAllowed = (word: string): number => (word.length >= LONG ? 2 : 1)

/** Edit distance: letters missing, added, wrong or swapped with their neighbour; stops above `most`. */
export const faultsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1]
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}

/** In short words the first letter must be right. */
const isAlike = (word: string, whole: string): boolean =>
  whole.length >= MIN_LENGTH && (word.length > MIN_LENGTH || word[0] === whole[0])

const isKnown = (word: string, known: ReadonlySet<string>): boolean =>
  known.has(word) || [...known].some((whole) => whole.startsWith(word))

/** The closest known word; the word itself if there is none or several. */
const putRight = (word: string, known: ReadonlySet<string>): string => {
  if (word.length < MIN_LENGTH || isNumber(word) || isKnown(word, known)) return word
  const most = faultsAllowed(word)
  let [nearest, fewest, several] = [word, most + 1, false]
  for (const whole of known) {
    if (!isAlike(word, whole)) continue
    const faults = faultsBetween(word, whole, most)
    if (faults > fewest || faults > most) continue
    several = faults === fewest
    if (faults < fewest) [nearest, fewest] = [whole, faults]
  }
  return several ? word : nearest
}

/** The words with unknown ones corrected; null if nothing was corrected. */
export const correctSpelling = (
  words: readonly string[],
  known: ReadonlySet<string>,
): readonly string[] | null => {
  const right = words.map((word) => putRight(word, known))
  return right.some((word, place) => word !== words[place]) ? right : null
}
