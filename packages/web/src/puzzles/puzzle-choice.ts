/** Which puzzle comes next: of the day, at one's level, ever harder, or of one theme. */
import type { PuzzleIndex } from '@quayside/game'

export type PuzzleMode = 'day' | 'training' | 'streak' | 'again'

/** A puzzle as the list of a game knows it. */
export interface Listed {
  /** `game/id`. */
  readonly key: string
  readonly game: string
  /** Its place in the packs. */
  readonly place: number
  readonly rating: number
  /** As `game/theme`. */
  readonly themes: readonly string[]
}

/** The first of each game are kept for offline use, and the puzzle of the day is one of them. */
export const BASE_PUZZLES = 100

export const listed = (indices: readonly PuzzleIndex[]): readonly Listed[] =>
  indices.flatMap(({ game, themes, puzzles }) =>
    puzzles.map(([id, rating, own], place) => ({
      key: `${game}/${id}`,
      game,
      place,
      rating,
      themes: own.map((theme) => `${game}/${themes[theme] ?? ''}`),
    })),
  )

/** 2026-01-01, a Thursday, as days since the beginning of 1970. */
const FIRST_DAY = 20_454
const THURSDAY = 3
const WEEK = 7

/** From Monday, 0, to Sunday. */
export const weekdayOf = (day: number): number => (((day - FIRST_DAY + THURSDAY) % WEEK) + WEEK) % WEEK

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** A step that comes to every one of so many before it comes to one again. */
const strideFor = (count: number): number => {
  let stride = Math.max(1, Math.round(count * 0.618))
  while (gcd(stride, count) !== 1) stride++
  return stride
}

/** The same for everybody: easiest on Monday, hardest on Saturday, anything on Sunday; null where there is none. */
export const puzzleOfDay = (all: readonly Listed[], day: number): Listed | null => {
  const base = all
    .filter(({ place }) => place < BASE_PUZZLES)
    .sort((a, b) => a.rating - b.rating || (a.key < b.key ? -1 : 1))
  const weekday = weekdayOf(day)
  const isForSunday = (_: Listed, at: number): boolean => at % WEEK === WEEK - 1
  const rest = base.filter((one, at) => !isForSunday(one, at))
  const part = (share: number): number => Math.round((share * rest.length) / (WEEK - 1))
  const those = weekday === WEEK - 1 ? base.filter(isForSunday) : rest.slice(part(weekday), part(weekday + 1))
  if (those.length === 0) return null
  const week = Math.floor((day - FIRST_DAY + THURSDAY) / WEEK)
  const at = (((week * strideFor(those.length)) % those.length) + those.length) % those.length
  return those[at] ?? null
}

export interface PuzzleSelection {
  readonly all: readonly Listed[]
  readonly rating: number
  /** Keys of what was answered already. */
  readonly seen: ReadonlySet<string>
  /** Comes twice as often; null where none is known. */
  readonly weakest: string | null
  /** From 0 to less than 1. */
  readonly chance: () => number
}

const NEAR = 100

/** Unseen and within a hundred points, or else the nearest; what was seen comes again when nothing else is left. */
export const chooseAtLevel = ({ all, rating, seen, weakest, chance }: PuzzleSelection): Listed | null => {
  const unseen = all.filter(({ key }) => !seen.has(key))
  const open = unseen.length > 0 ? unseen : all
  const distance = (one: Listed): number => Math.abs(one.rating - rating)
  const nearest = Math.min(...open.map(distance))
  const near = open.filter((one) => distance(one) <= Math.max(NEAR, nearest))
  const twice = near.flatMap((one) => (weakest !== null && one.themes.includes(weakest) ? [one, one] : [one]))
  return twice[Math.floor(chance() * twice.length)] ?? null
}

/** A streak begins below one's level, and every puzzle is a little harder. */
const STREAK_BELOW = 200
const STREAK_STEP = 25

export const chooseForStreak = (selection: PuzzleSelection, solved: number): Listed | null =>
  chooseAtLevel({
    ...selection,
    rating: selection.rating - STREAK_BELOW + STREAK_STEP * solved,
    weakest: null,
  })
