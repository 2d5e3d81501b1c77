import type { Seat } from '@quayside/kernel'
import type { Log } from '../events.ts'
import type { Hindrance } from '../refusals.ts'
import type { BuildingCard, State } from '../state/state.ts'

/** Entering, which some actions end with; handed to them, for entering must know every action. */
export interface Visit {
  /** Why the building cannot be used, whoever is inside. */
  hindrance(s: State, seat: Seat, building: BuildingCard): Hindrance | null
  enter(s: State, seat: Seat, building: BuildingCard, log: Log): void
  /** Why the building cannot be entered, with its fee and without. */
  hindranceInside(s: State, seat: Seat, building: BuildingCard): Hindrance | null
  hindranceFree(s: State, seat: Seat, building: BuildingCard): Hindrance | null
  enterFree(s: State, seat: Seat, building: BuildingCard, log: Log): void
}
