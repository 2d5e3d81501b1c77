/** Selects the next puzzle: of the day, at the player's level, of a streak, or by theme. */
import type { PuzzleIndex } from '@quayside/game'
import type { PuzzleStandings } from '@quayside/protocol'

export type PuzzleMode = 'day' | 'training' | 'streak' | 'again'

/** An entry in a game's list of puzzles. */
export interface Listed {
  /** `game/id`. */
  readonly key: string
  readonly game: string
  /** Index in the packs. */
  readonly place: number
  readonly rating: number
  /** As `game/theme`. */
  readonly themes: readonly string[]
}

/** The first puzzles of each game are cached for offline use; the puzzle of the day is one of them. */
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

/** 2026-01-01, a Thursday, in days since 1970-01-01. */
const FIRST_DAY = 20_454
const THURSDAY = 3
const WEEK = 7

/** From 0, Monday, to 6, Sunday. */
export const weekdayOf = (day: number): number => (((day - FIRST_DAY + THURSDAY) % WEEK) + WEEK) % WEEK

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** A step coprime to `count`, so that all are visited before any repeats. */
const strideFor = (count: number): number => {
  let stride = Math.max(1, Math.round(count * 0.618))
  while (gcd(stride, count) !== 1) stride++
  return stride
}

/** The same for all players: easiest on Monday, hardest on Saturday, any on Sunday; null where there is none. */
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
  /** Keys of answered puzzles. */
  readonly seen: ReadonlySet<string>
  /** This theme is chosen twice as often; null if unknown. */
  readonly weakest: string | null
  /** Random number from 0 (inclusive) to 1 (exclusive). */
  readonly chance: () => number
}

const NEAR = 100

/** An unseen puzzle within 100 points of the rating, or else the nearest; seen ones only if nothing else is left. */
export const chooseAtLevel = ({ all, rating, seen, weakest, chance }: PuzzleSelection): Listed | null => {
  const unseen = all.filter(({ key }) => !seen.has(key))
  const open = unseen.length > 0 ? unseen : all
  const distance = (one: Listed): number => Math.abs(one.rating - rating)
  const nearest = Math.min(...open.map(distance))
  const near = open.filter((one) => distance(one) <= Math.max(NEAR, nearest))
  const twice = near.flatMap((one) => (weakest !== null && one.themes.includes(weakest) ? [one, one] : [one]))
  return twice[Math.floor(chance() * twice.length)] ?? null
}

/** A streak starts below the player's rating, and each puzzle is a little harder. */
const STREAK_BELOW = 200
const STREAK_STEP = 25

export const chooseForStreak = (selection: PuzzleSelection, solved: number): Listed | null =>
  chooseAtLevel({
    ...selection,
    rating: selection.rating - STREAK_BELOW + STREAK_STEP * solved,
    weakest: null,
  })

/** From this many answers on, a rating from answers replaces the miner's estimate. */
const MIN_ANSWERS = 10

/** A puzzle that few of this many voters like is left out of training. */
const MIN_VOTES = 30
const MIN_LIKED = 0.4

/** The puzzles for training, with their ratings from a server's answers and without unpopular ones. */
export const withStandings = (
  all: readonly Listed[],
  standings: ReadonlyMap<string, PuzzleStandings[number]>,
): readonly Listed[] =>
  all.flatMap((one) => {
    const known = standings.get(one.key)
    if (known === undefined) return [one]
    const { answers, rating, votes, goodVotes } = known
    if (votes >= MIN_VOTES && goodVotes < MIN_LIKED * votes) return []
    return [answers < MIN_ANSWERS ? one : { ...one, rating }]
  })
