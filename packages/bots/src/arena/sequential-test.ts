/**
 * Decides whether one player is stronger than another as soon as the matches show it: a sequential
 * probability ratio test over deals. A deal is scored as a whole, because its rotations are correlated.
 */

export type Verdict = 'stronger' | 'not-stronger' | 'undecided'

export interface SequentialTest {
  /** The scores of the two hypotheses, no advantage and a worthwhile one; a deal's score is from 0 to 1. */
  readonly none: number
  readonly worthwhile: number
  /** Probability of a wrong verdict, in either direction. */
  readonly error: number
}

/** An advantage of 20 Elo, with an error of 5 %. */
export const NETWORK_TEST: SequentialTest = { none: 0.5, worthwhile: 0.529, error: 0.05 }

/** With fewer deals the variance is too uncertain. */
const MIN_DEALS = 10

/** Lower limit of the variance: a few equal deals prove nothing. */
const MIN_VARIANCE = 0.01

/** Log-likelihood ratio of a worthwhile advantage to none, for normally distributed scores. */
export const logLikelihoodRatio = (
  scores: readonly number[],
  { none, worthwhile }: SequentialTest,
): number => {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0)
  const variance = Math.max(MIN_VARIANCE, squares / Math.max(1, scores.length - 1))
  return (scores.length * (worthwhile - none) * (2 * mean - none - worthwhile)) / (2 * variance)
}

export const verdictOn = (scores: readonly number[], test: SequentialTest = NETWORK_TEST): Verdict => {
  if (scores.length < MIN_DEALS) return 'undecided'
  const bound = Math.log((1 - test.error) / test.error)
  const ratio = logLikelihoodRatio(scores, test)
  if (ratio >= bound) return 'stronger'
  return ratio <= -bound ? 'not-stronger' : 'undecided'
}
