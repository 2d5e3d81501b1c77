import type { Seat } from '@quayside/kernel'
import type { State } from '@quayside/le-havre'

/** Says how much a seat likes a position. */
export interface Judge {
  /** The positions that are judged next differ little from this one. */
  near(s: State, seat: Seat): void
  value(s: State, seat: Seat): number
}
