/** What one finished game adds to a player's statistics: its set-up, how it ended, what was used, the way there. */
import type { GameProgress, GameStatistics } from '@quayside/game'
import { parseRecord, printRecord, replay, type Seat, sha256 } from '@quayside/kernel'
import { type LoadedGame, recordText } from '../backend/game-text.ts'
import { LEVELS } from '../state/new-game-draft.ts'

/** Who sat at the table: nobody else, the strongest bot by its level, or people elsewhere. */
export type Opponents = 'solo' | 'online' | (string & {})

interface WealthAfterRound {
  readonly own: number
  /** The best of the others; null alone. */
  readonly best: number | null
}

/** Plain data. */
export interface GameResult {
  /** Where it is kept: the digest of its record, or the room at the server. */
  readonly key: string
  /** The digest of its record; null where that is not at hand. */
  readonly digest: string | null
  readonly seat: Seat
  readonly game: string
  /** As `short`; empty where there is nothing to choose. */
  readonly version: string
  readonly players: number
  readonly opponents: Opponents
  readonly ended: number
  readonly points: number
  readonly place: number
  /** The points of the winner, or of the best of the others for the winner; null alone. */
  readonly rival: number | null
  /** How often the player used what. */
  readonly used: Readonly<Record<string, number>>
  /** After each round; null where the game has no such number, or the record is not at hand. */
  readonly wealth: readonly WealthAfterRound[] | null
}

/** What is known besides the record. */
export interface Occasion {
  readonly key: string
  readonly seat: Seat
  /** Levels by seat, null for people. */
  readonly bots: readonly (string | null)[]
  readonly isOnline: boolean
  readonly ended: number
}

/** Parts of a game's manifest, where it has them. */
export interface CountedParts {
  readonly progress: GameProgress<unknown> | undefined
  readonly statistics: GameStatistics | null
}

/** The same text for the same game, whoever wrote it down; null for what is no record. */
export const digestOf = (text: string): string | null => {
  const record = parseRecord(text)
  return record.ok ? sha256(printRecord(record.value)) : null
}

/** The level of the strongest bot; people elsewhere count more than any. */
export const opponentsOf = ({ bots, seat, isOnline }: Omit<Occasion, 'key' | 'ended'>): Opponents => {
  const others = bots.filter((_, place) => place !== seat)
  if (others.length === 0) return 'solo'
  if (isOnline && others.includes(null)) return 'online'
  const levels = others.filter((level) => level !== null)
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

/** After the deal, after each round, and at the end as it was counted. */
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
