import type { Seat } from '@quayside/kernel'
import type { State } from '../rules/index.ts'

/** Says how much a seat likes a position. */
export interface Evaluator {
  /** The positions that are judged next differ little from this one. */
  setReference(s: State, seat: Seat): void
  value(s: State, seat: Seat): number
}

/** Says besides what it expects. */
export interface ScoreEstimator extends Evaluator {
  /** Everybody's final wealth, the seat's own first; kept until the next question. */
  expect(s: State, seat: Seat): ArrayLike<number>
}
