/**
 * Confidence interval of a win share. Only deals are independent, so the variance is taken between deals;
 * Wilson's formula keeps the interval sensible near 0 and 1, where the observed variance can be zero.
 */
import type { Interval } from './bootstrap-intervals.ts'

/** No interval is given for fewer deals. */
export const MIN_DEALS = 10

/** Quantile of the normal distribution for 95 %. */
const Z = 1.96

/** One deal: the sum of its shares, and its number of games. */
export interface DealShare {
  readonly won: number
  readonly games: number
}

export const shareInterval = (deals: readonly DealShare[]): Interval | null => {
  const met = deals.filter(({ games }) => games > 0)
  if (met.length < MIN_DEALS) return null
  const games = met.reduce((sum, deal) => sum + deal.games, 0)
  const share = met.reduce((sum, deal) => sum + deal.won, 0) / games
  const squares = met.reduce((sum, deal) => sum + (deal.won - share * deal.games) ** 2, 0)
  const variance = (squares / games ** 2) * (met.length / (met.length - 1))
  const independent = share * (1 - share)
  // The number of independent games with the same variance; without any variance each deal counts as one
  // game.
  const worth = variance > 0 && independent > 0 ? Math.min(games, independent / variance) : met.length
  return wilson(share, worth)
}

const wilson = (share: number, games: number): Interval => {
  const z2 = Z * Z
  const centre = (share + z2 / (2 * games)) / (1 + z2 / games)
  const half = (Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))) / (1 + z2 / games)
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}
