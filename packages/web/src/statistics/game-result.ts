/** The result of one finished game for the statistics: set-up, score, what was used, and wealth by round. */
import type { GameProgress, GameStatistics } from '@quayside/game'
import { parseRecord, printRecord, replay, type Seat, sha256 } from '@quayside/kernel'
import { type LoadedGame, recordText } from '../backend/game-text.ts'
import { LEVELS, shortName } from '../state/new-game-draft.ts'

/** The opponents: none, the level of the strongest bot, or people online. */
export type Opponents = 'solo' | 'online' | (string & {})

interface WealthAfterRound {
  readonly own: number
  /** The best of the other seats; null in a solo game. */
  readonly best: number | null
}

/** Plain data, stored in the browser. */
export interface GameResult {
  /** The digest of its record, or the id of the online room. */
  readonly key: string
  /** The digest of its record; null if the record is not available. */
  readonly digest: string | null
  readonly seat: Seat
  readonly game: string
  /** Such as `short`; empty for a game with a single version. */
  readonly version: string
  readonly players: number
  readonly opponents: Opponents
  readonly ended: number
  readonly points: number
  readonly place: number
  /** The winner's points, or for the winner the second's; null in a solo game. */
  readonly rival: number | null
  /** How often the player used each thing. */
  readonly used: Readonly<Record<string, number>>
  /** Numbers that are compared with strong players'; null if the record is not available. */
  readonly counts: Readonly<Record<string, number>> | null
  /** After each round; null for a game without this number, or if the record is not available. */
  readonly wealth: readonly WealthAfterRound[] | null
}

/** Facts that are not in the record. */
export interface Occasion {
  readonly key: string
  readonly seat: Seat
  /** Bot levels by seat, null for people. */
  readonly bots: readonly (string | null)[]
  readonly isOnline: boolean
  readonly ended: number
}

/** Parts of a game's manifest, where it has them. */
export interface CountedParts {
  readonly progress: GameProgress<unknown> | undefined
  readonly statistics: GameStatistics | null
}

/** The same for the same game in any text form; null for a text that is not a record. */
export const digestOf = (text: string): string | null => {
  const record = parseRecord(text)
  return record.ok ? sha256(printRecord(record.value)) : null
}

/** The level of the strongest bot, or `online` if people played. */
export const opponentsOf = ({ bots, seat, isOnline }: Omit<Occasion, 'key' | 'ended'>): Opponents => {
  const others = bots.filter((_, place) => place !== seat)
  if (others.length === 0) return 'solo'
  if (isOnline && others.includes(null)) return 'online'
  const levels = others.filter((level) => level !== null).map(shortName)
  return LEVELS.findLast((level) => levels.includes(level)) ?? levels[0] ?? 'online'
}

/** Null for a game that is not over. */
export const resultOf = (
  { game }: LoadedGame,
  occasion: Occasion,
  { progress, statistics }: CountedParts,
): GameResult | null => {
  const { key, seat, ended } = occasion
  const outcome = game.rules.outcome(game.state)
  const own = outcome?.scores.find((score) => score.seat === seat)
  if (outcome === null || own === undefined) return null
  const others = outcome.scores.filter((score) => score.seat !== seat).map(({ total }) => total)
  return {
    key,
    digest: sha256(recordText(game)),
    seat,
    game: game.rules.game,
    version: progress?.progress(game.state).version ?? '',
    players: outcome.scores.length,
    opponents: opponentsOf(occasion),
    ended,
    points: own.total,
    place: own.rank,
    rival: others.length === 0 ? null : Math.max(...others),
    counts:
      statistics?.counts({ state: game.state, events: game.moves.flatMap(({ events }) => events) }, seat) ??
      null,
    used: statistics === null ? {} : usedBy(seat, game, statistics),
    wealth: wealthOf(seat, game, { progress, statistics }, own.total, others),
  }
}

type AnyLoaded = LoadedGame['game']

const usedBy = (seat: Seat, { moves }: AnyLoaded, statistics: GameStatistics): Record<string, number> => {
  const used: Record<string, number> = {}
  for (const { events } of moves)
    for (const event of events) {
      const found = statistics.used(event)
      if (found?.seat === seat) used[found.id] = (used[found.id] ?? 0) + 1
    }
  return used
}

/** After the deal, after each round, and the final result. */
const wealthOf = (
  seat: Seat,
  { rules, record }: AnyLoaded,
  { progress, statistics }: CountedParts,
  total: number,
  totals: readonly number[],
): readonly WealthAfterRound[] | null => {
  if (progress === undefined || statistics?.wealth === undefined) return null
  const { wealth } = statistics
  const best = (others: readonly number[]): number | null =>
    others.length === 0 ? null : Math.max(...others)
  const rows: WealthAfterRound[] = []
  let round = -1
  const replayed = replay(rules, record, (state) => {
    const now = progress.progress(state).round
    if (now === round) return
    round = now
    const standings = wealth(state)
    rows.push({ own: standings[seat] ?? 0, best: best(standings.filter((_, other) => other !== seat)) })
  })
  return replayed.ok ? [...rows, { own: total, best: best(totals) }] : null
}
