/** Ranks: the strongest bot whose result on the same deal and seat was equalled or beaten. */
import type { Outcome, Seat } from '@quayside/kernel'

/** The bots to compare with, from weakest to strongest. */
export const DAILY_LEVELS = ['deckhand', 'bosun', 'mate', 'captain', 'commodore'] as const

export type DailyLevel = (typeof DAILY_LEVELS)[number]

/** From lowest to highest: below every bot, as good as each of them, better than the best. */
export const RANKS = ['finished', ...DAILY_LEVELS, 'beyond'] as const

export type DailyRank = (typeof RANKS)[number]

/** The compared number: the points in a solo game, otherwise the margin to the best rival. */
export const comparedResult = ({ scores }: Outcome, seat: Seat): number => {
  const own = scores.find((score) => score.seat === seat)?.total ?? 0
  const rivals = scores.filter((score) => score.seat !== seat).map(({ total }) => total)
  return rivals.length === 0 ? own : own - Math.max(...rivals)
}

/** Results of the bots, as far as they are known. */
export type BotResults = Partial<Readonly<Record<DailyLevel, number>>>

/** Null while the result of a bot is missing. */
export const rankOf = (result: number, comparison: BotResults): DailyRank | null => {
  if (DAILY_LEVELS.some((level) => comparison[level] === undefined)) return null
  const best = comparison.commodore ?? Number.POSITIVE_INFINITY
  if (result > best) return 'beyond'
  return DAILY_LEVELS.findLast((level) => result >= (comparison[level] ?? 0)) ?? 'finished'
}
