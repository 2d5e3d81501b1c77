/**
 * Copies of a state in which a given seat is to act. The rules then answer what it could do: whether it may enter a
 * building, what a visit brings, what it lacks for a building.
 */
import type { Seat } from '@quayside/kernel'
import { isModernised } from '../rules/actions/build-ship.ts'
import { BUILDINGS, buildingAt, WHARVES } from '../rules/catalogue/catalogue.ts'
import { depth, popFrame } from '../rules/state/action-frames.ts'
import { copy } from '../rules/state/copy-state.ts'
import { setOwes } from '../rules/state/seats.ts'
import { at, type BuildingCard, type State } from '../rules/state/state.ts'
import {
  activeSeat,
  FINAL_PHASE,
  MAIN_STEP,
  OVER_PHASE,
  PHASE,
  players,
  START,
  STEP,
  TURNS_PHASE,
} from '../rules/state/table.ts'
import { actionOf } from '../rules/turn/entering.ts'

/** The state with the seat to take its main action: supply done, no debts due. */
export const asIfToMove = (s: State, seat: Seat): State => {
  const seen = copy(s)
  if (at(s, PHASE) === OVER_PHASE) return seen
  while (depth(seen) > 0) popFrame(seen)
  for (let other = 0; other < players(seen); other++) setOwes(seen, other, 0)
  if (at(seen, PHASE) !== FINAL_PHASE) seen[PHASE] = TURNS_PHASE
  seen[STEP] = MAIN_STEP
  const ahead = seat - activeSeat(seen) + players(seen)
  seen[START] = (at(seen, START) + ahead) % players(seen)
  return seen
}

const asIfInside = (s: State, seat: Seat, building: BuildingCard): State => {
  const seen = asIfToMove(s, seat)
  if (at(s, PHASE) !== OVER_PHASE)
    actionOf(building)?.start(seen, seat, buildingAt(building).effect, building, undefined)
  return seen
}

/** A building firm without a discount, so that everything costs what is printed. */
const BUILDER = BUILDINGS.findIndex(({ effect }) => effect.op === 'build' && effect.saves === null)

/** The seat about to build a proposal at its printed cost. */
export const asIfBuilding = (s: State, seat: Seat): State => asIfInside(s, seat, BUILDER)

/** The seat about to build a ship, at a modernised wharf if there is one. */
export const asIfAtWharf = (s: State, seat: Seat): State =>
  asIfInside(s, seat, WHARVES.find((wharf) => isModernised(s, wharf)) ?? (WHARVES[0] as BuildingCard))
