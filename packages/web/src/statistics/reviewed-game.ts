/** Summary of a review for one player, stored so that mistakes can be counted without repeating it. */
import type { Review } from '@quayside/bots'
import type { GameStatistics } from '@quayside/game'

export interface SeatVerdict {
  /** Decisions with more than one option. */
  readonly decisions: number
  readonly mistakes: number
  readonly big: number
  /** Number of mistakes by theme. */
  readonly themes: Readonly<Record<string, number>>
}

export interface ReviewedGame {
  /** The digest of the record. */
  readonly key: string
  readonly turningPoints: number
  readonly seats: readonly SeatVerdict[]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const isVerdict = (value: unknown): value is SeatVerdict =>
  isObject(value) &&
  [value['decisions'], value['mistakes'], value['big']].every(isCount) &&
  isObject(value['themes']) &&
  Object.values(value['themes']).every(isCount)

export const isReviewedGame = (value: unknown): value is ReviewedGame =>
  isObject(value) &&
  typeof value['key'] === 'string' &&
  isCount(value['turningPoints']) &&
  Array.isArray(value['seats']) &&
  value['seats'].every(isVerdict)

/** Null for an incomplete review. */
export const verdictsOf = (
  key: string,
  { seats, decisions, turningPoints, reviewed, commands }: Review,
  statistics: GameStatistics | null,
): ReviewedGame | null => {
  if (reviewed < commands) return null
  return {
    key,
    turningPoints: turningPoints.length,
    seats: seats.map(({ seat }) => {
      const own = decisions.filter((decision) => decision.seat === seat)
      const mistakes = own.filter(({ mistake }) => mistake)
      const themes: Record<string, number> = {}
      for (const { better } of mistakes) {
        const theme = statistics?.theme(better?.reasons[0]?.code ?? null)
        if (theme !== undefined) themes[theme] = (themes[theme] ?? 0) + 1
      }
      const least = statistics?.bigMistake ?? Number.POSITIVE_INFINITY
      return {
        decisions: own.length,
        mistakes: mistakes.length,
        big: mistakes.filter(({ played }) => played.behind >= least).length,
        themes,
      }
    }),
  }
}
