import type { DailyTable } from '@quayside/protocol'

/** The most points that at least half of the players have. */
export const reachedByHalf = (distribution: DailyTable['distribution']): number => {
  const all = distribution.reduce((sum, { players }) => sum + players, 0)
  let counted = 0
  for (const { points, players } of distribution.toSorted((one, other) => other.points - one.points)) {
    counted += players
    if (2 * counted >= all) return points
  }
  return 0
}
