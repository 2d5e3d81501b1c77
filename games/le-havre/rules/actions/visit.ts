import type { Seat } from '@quayside/kernel'
import type { Log } from '../events.ts'
import type { Hindrance } from '../refusals.ts'
import type { BuildingCard, State } from '../state/state.ts'

/**
 * Entering a building, which some actions end with. Passed to them as a parameter, because entering depends on all
 * actions.
 */
export interface Visit {
  /** Why the building cannot be used, regardless of visitors in it. */
  hindrance(s: State, seat: Seat, building: BuildingCard): Hindrance | null
  enter(s: State, seat: Seat, building: BuildingCard, log: Log): void
  /** Why the building cannot be entered, with its fee and without. */
  hindranceInside(s: State, seat: Seat, building: BuildingCard): Hindrance | null
  hindranceFree(s: State, seat: Seat, building: BuildingCard): Hindrance | null
  enterFree(s: State, seat: Seat, building: BuildingCard, log: Log): void
}
