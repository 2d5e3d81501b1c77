/**
 * Whether one player is stronger than another, decided as soon as the matches show it: a sequential probability ratio
 * test over deals. A deal is scored as a whole, because its rotations resemble each other.
 */

export type Verdict = 'stronger' | 'not-stronger' | 'undecided'

export interface SequentialTest {
  /** The score that would be no progress, and the one that would be worth having; a deal's score is from 0 to 1. */
  readonly none: number
  readonly worthwhile: number
  /** How often a verdict may be wrong, either way. */
  readonly error: number
}

/** An advantage of twenty Elo, wrong once in twenty times. */
export const NETWORK_TEST: SequentialTest = { none: 0.5, worthwhile: 0.529, error: 0.05 }

/** Before this many deals their spread says too little. */
const FEWEST_DEALS = 10

/** No spread is taken for smaller than this: a few equal deals prove nothing. */
const LEAST_VARIANCE = 0.01

/** The logarithm of how much likelier the deals are with a worthwhile advantage than with none, scores taken as normal. */
export const logLikelihoodRatio = (
  scores: readonly number[],
  { none, worthwhile }: SequentialTest,
): number => {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0)
  const variance = Math.max(LEAST_VARIANCE, squares / Math.max(1, scores.length - 1))
  return (scores.length * (worthwhile - none) * (2 * mean - none - worthwhile)) / (2 * variance)
}

export const verdictOn = (scores: readonly number[], test: SequentialTest = NETWORK_TEST): Verdict => {
  if (scores.length < FEWEST_DEALS) return 'undecided'
  const bound = Math.log((1 - test.error) / test.error)
  const ratio = logLikelihoodRatio(scores, test)
  if (ratio >= bound) return 'stronger'
  return ratio <= -bound ? 'not-stronger' : 'undecided'
}
