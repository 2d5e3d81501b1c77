/** A player's statistics from finished games: pure functions; every number comes with its sample size. */
import type { GameResult, Opponents } from './game-result.ts'
import type { SeatVerdict } from './reviewed-game.ts'

/** A finished game, with the summary of its review if there is one. */
export interface CountedGame extends GameResult {
  /** Source of its replay. */
  readonly source: string
  readonly verdict: SeatVerdict | null
  /** From the same review. */
  readonly turningPoints: number | null
}

export const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

const inOrder = (games: readonly CountedGame[]): readonly CountedGame[] =>
  games.toSorted((one, other) => one.ended - other.ended)

const isReviewed = (game: CountedGame): game is CountedGame & { readonly verdict: SeatVerdict } =>
  game.verdict !== null

/** Minimum number of reviewed games for the average number of mistakes. */
const MIN_REVIEWED = 3

export interface PlayedSetUp {
  readonly game: string
  readonly version: string
  readonly players: number
  readonly opponents: Opponents
}

export interface SetUpResults extends PlayedSetUp {
  readonly games: number
  /** How often the player came first, second and so on. */
  readonly places: readonly number[]
  readonly average: number
  readonly best: number
  readonly reviewed: number
  /** Average per reviewed game; null with too few reviews. */
  readonly mistakes: number | null
}

const setUpKey = ({ game, version, players, opponents }: PlayedSetUp): string =>
  [game, version, players, opponents].join(' ')

/** One row per set-up, grouped by game, the most-played first. */
export const resultsBySetUp = (games: readonly CountedGame[]): readonly SetUpResults[] =>
  [...Map.groupBy(games, setUpKey).values()]
    .flatMap((same): SetUpResults[] => {
      const [first] = same
      if (first === undefined) return []
      const { game, version, players, opponents } = first
      const reviewed = same.filter(isReviewed)
      return [
        {
          game,
          version,
          players,
          opponents,
          games: same.length,
          places: Array.from(
            { length: players },
            (_, place) => same.filter((one) => one.place === place + 1).length,
          ),
          average: average(same.map(({ points }) => points)),
          best: Math.max(...same.map(({ points }) => points)),
          reviewed: reviewed.length,
          mistakes:
            reviewed.length < MIN_REVIEWED ? null : average(reviewed.map(({ verdict }) => verdict.mistakes)),
        },
      ]
    })
    .toSorted((one, other) => one.game.localeCompare(other.game) || other.games - one.games)

export interface MistakesAt {
  readonly ended: number
  readonly mistakes: number
  readonly big: number
}

/** Moving average over this many games, to smooth out single bad games. */
const MEAN_OF = 3

/** One point for every reviewed game from the third on: the moving average of the last three. */
export const mistakesOverTime = (games: readonly CountedGame[]): readonly MistakesAt[] => {
  const reviewed = inOrder(games).filter(isReviewed)
  return reviewed.slice(MEAN_OF - 1).map(({ ended }, at) => {
    const some = reviewed.slice(at, at + MEAN_OF).map(({ verdict }) => verdict)
    return {
      ended,
      mistakes: average(some.map(({ mistakes }) => mistakes)),
      big: average(some.map(({ big }) => big)),
    }
  })
}

/**
 * Where a day falls between points in time, as an index that may be a fraction; null unless it is after the first and not
 * after the last.
 */
export const momentOf = (day: number, ends: readonly number[]): number | null => {
  const days = ends.map(localDay)
  const next = days.findIndex((one) => one >= day)
  const [before, after] = [days[next - 1], days[next]]
  if (before === undefined || after === undefined) return null
  return next - (after - day) / (after - before)
}

export interface ThemeCount {
  readonly game: string
  readonly theme: string
  readonly mistakes: number
}

/** Mistakes by theme, the most frequent first. */
export const mistakesByTheme = (games: readonly CountedGame[]): readonly ThemeCount[] => {
  const counts = new Map<string, ThemeCount>()
  for (const { game, verdict } of games.filter(isReviewed))
    for (const [theme, mistakes] of Object.entries(verdict.themes)) {
      const before = counts.get(`${game} ${theme}`)?.mistakes ?? 0
      counts.set(`${game} ${theme}`, { game, theme, mistakes: before + mistakes })
    }
  return [...counts.values()].toSorted((one, other) => other.mistakes - one.mistakes)
}

/** Share of decisions without a mistake in the last reviewed games; null without any. */
export const bestMoves = (
  games: readonly CountedGame[],
  last: number,
): { readonly share: number; readonly games: number } | null => {
  const some = inOrder(games)
    .filter(isReviewed)
    .slice(-last)
    .map(({ verdict }) => verdict)
  const decisions = some.reduce((sum, verdict) => sum + verdict.decisions, 0)
  const mistakes = some.reduce((sum, verdict) => sum + verdict.mistakes, 0)
  return decisions === 0 ? null : { share: 1 - mistakes / decisions, games: some.length }
}

/** A thing counts as used in a game from this many times on. */
const MIN_USES = 2

/** Minimum number of games, with and without, for a comparison. */
export const LEAST_COMPARED = 10

export interface CardEffect {
  readonly id: string
  readonly with: number
  readonly without: number
  /** Difference between the average with it and the overall average; null with too few games. */
  readonly difference: number | null
  /** Half-width of the 95 % confidence interval. */
  readonly band: number
}

/** Average results of one set-up by things used, the largest difference first. */
export const effectsOfUse = (games: readonly CountedGame[]): readonly CardEffect[] => {
  const all = average(games.map(({ points }) => points))
  const ids = new Set(games.flatMap(({ used }) => Object.keys(used)))
  return [...ids]
    .map((id): CardEffect => {
      const points = games.filter(({ used }) => (used[id] ?? 0) >= MIN_USES).map((game) => game.points)
      const without = games.length - points.length
      const mean = average(points)
      const variance =
        points.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, points.length - 1)
      const isEnough = points.length >= LEAST_COMPARED && without >= LEAST_COMPARED
      return {
        id,
        with: points.length,
        without,
        difference: isEnough ? mean - all : null,
        band: 1.96 * Math.sqrt(variance / Math.max(1, points.length)),
      }
    })
    .filter((effect) => effect.with > 0)
    .toSorted(
      (one, other) =>
        (other.difference ?? Number.NEGATIVE_INFINITY) - (one.difference ?? Number.NEGATIVE_INFINITY) ||
        Math.min(other.with, other.without) - Math.min(one.with, one.without),
    )
}

export interface Favorite {
  readonly id: string
  readonly times: number
}

export const favorites = (games: readonly CountedGame[]): readonly Favorite[] => {
  const times = new Map<string, number>()
  for (const { used } of games)
    for (const [id, count] of Object.entries(used)) times.set(id, (times.get(id) ?? 0) + count)
  return [...times]
    .map(([id, count]) => ({ id, times: count }))
    .toSorted((one, other) => other.times - one.times || one.id.localeCompare(other.id))
}

export interface WealthCurve extends PlayedSetUp {
  readonly games: number
  /** By round, from the deal to the end: the player's average, and that of the best opponent. */
  readonly rounds: readonly { readonly own: number; readonly best: number | null }[]
}

/** For the most-played set-up with a curve; games with another number of rounds are left out. */
export const wealthByRound = (games: readonly CountedGame[]): WealthCurve | null => {
  const groups = Map.groupBy(
    games.filter(({ wealth }) => wealth !== null),
    ({ game, version, players, wealth }) => [game, version, players, wealth?.length].join(' '),
  )
  const [same] = [...groups.values()].toSorted((one, other) => other.length - one.length)
  const first = same?.[0]
  if (same === undefined || first === undefined) return null
  const { game, version, players, opponents } = first
  return {
    game,
    version,
    players,
    opponents,
    games: same.length,
    rounds: (first.wealth ?? []).map(({ best }, round) => ({
      own: average(same.map(({ wealth }) => wealth?.[round]?.own ?? 0)),
      best: best === null ? null : average(same.map(({ wealth }) => wealth?.[round]?.best ?? 0)),
    })),
  }
}

/** The games of the most-played set-up, with any opponents. */
export const commonest = (games: readonly CountedGame[]): readonly CountedGame[] =>
  [...Map.groupBy(games, ({ game, version, players }) => [game, version, players].join(' ')).values()]
    .toSorted((one, other) => other.length - one.length)
    .at(0) ?? []

export interface DayStreak {
  readonly days: number
  readonly longest: number
}

/**
 * Streak: consecutive days with a finished game, up to today or yesterday. `dayOf` returns the number of a calendar
 * day.
 */
export const streakOf = (
  ends: readonly number[],
  today: number,
  dayOf: (time: number) => number,
): DayStreak => {
  const days = [...new Set(ends.map(dayOf))].toSorted((one, other) => one - other)
  let run = 0
  let longest = 0
  let before: number | null = null
  for (const day of days) {
    run = before !== null && day === before + 1 ? run + 1 : 1
    longest = Math.max(longest, run)
    before = day
  }
  const isGoing = before !== null && before >= dayOf(today) - 1
  return { days: isGoing ? run : 0, longest }
}

const DAY_MS = 86_400_000

/** Number of the local calendar day. */
export const localDay = (time: number): number => {
  const date = new Date(time)
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS)
}

/** Noon of a local calendar day. */
export const noonOf = (day: number): number => {
  const date = new Date(day * DAY_MS)
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12).getTime()
}

export interface Totals {
  readonly games: number
  /** Of these, games with opponents. */
  readonly withOthers: number
  readonly won: number
}

export const totalsOf = (games: readonly CountedGame[]): Totals => {
  const others = games.filter(({ players }) => players > 1)
  return {
    games: games.length,
    withOthers: others.length,
    won: others.filter(({ place }) => place === 1).length,
  }
}

/** Minimum number of games for the summary. */
const MIN_GAMES = 5

/** Number of reviewed games in the curve on the home page. */
export const GLANCE_GAMES = 12

export interface Glance extends Totals {
  readonly setUp: PlayedSetUp
  readonly average: number
  /** Average per recently reviewed game; null without any. */
  readonly mistakes: number | null
  /** Share of best moves in each of the last reviewed games. */
  readonly curve: readonly number[]
  readonly weakest: ThemeCount | null
}

/** The summary on the home page; null with too few games. */
export const glanceAt = (games: readonly CountedGame[]): Glance | null => {
  const same = commonest(games)
  const [first] = same
  if (games.length < MIN_GAMES || first === undefined) return null
  const lately = inOrder(games).filter(isReviewed).slice(-GLANCE_GAMES)
  const { game, version, players, opponents } = first
  return {
    ...totalsOf(games),
    setUp: { game, version, players, opponents },
    average: average(same.map(({ points }) => points)),
    mistakes: lately.length === 0 ? null : average(lately.map(({ verdict }) => verdict.mistakes)),
    curve: lately.map(({ verdict }) => 1 - verdict.mistakes / Math.max(1, verdict.decisions)),
    weakest: mistakesByTheme(lately)[0] ?? null,
  }
}
