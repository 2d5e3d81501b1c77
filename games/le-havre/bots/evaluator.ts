import type { Seat } from '@quayside/kernel'
import type { State } from '../rules/index.ts'

/** Rates positions for a seat. */
export interface Evaluator {
  /** Sets a position that the next ones are similar to, so that they are evaluated faster. */
  setReference(s: State, seat: Seat): void
  value(s: State, seat: Seat): number
}

/** An evaluator that also estimates the final scores. */
export interface ScoreEstimator extends Evaluator {
  /** Expected final wealth, own seat first; the array is reused by the next call. */
  expect(s: State, seat: Seat): ArrayLike<number>
}
