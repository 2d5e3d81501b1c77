/**
 * Confidence intervals by bootstrap: the figures are computed again on deals drawn with replacement. Deals
 * and not games are drawn because the rotations of one deal are correlated.
 */
import { random } from '@quayside/kernel'

export interface Interval {
  readonly low: number
  readonly high: number
}

const RESAMPLES = 1000

/** 95 % intervals of every figure that `figures` computes from a choice of deals. */
export const bootstrap = (
  deals: number,
  seed: string,
  figures: (chosen: readonly number[]) => readonly number[],
): Interval[] => {
  const source = random(`bootstrap ${seed}`)
  const drawn = Array.from({ length: RESAMPLES }, () =>
    figures(Array.from({ length: deals }, () => source.nextInt(deals))),
  )
  const [first = []] = drawn
  return first.map((_, figure) => interval(drawn.map((values) => values[figure] as number)))
}

/** A resample may contain no game of a contestant; its figure is then not a number and is left out. */
const interval = (values: readonly number[]): Interval => {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
  return { low: at(0.025), high: at(0.975) }
}
