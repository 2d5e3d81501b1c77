/** The ships for a set of destinations, one each. */
import { DESTINATIONS } from '../catalogue/card.ts'
import { at } from '../state.ts'
import { add, type Fleet } from './cargo.ts'

const CAPTAINS = DESTINATIONS.length

/**
 * All fleets that reach the destinations without waste. Where a ship of the destination lies ready it sails: a
 * captain and another ship could do all that it can, so they are worth keeping. Where none does, a captain turns a
 * ship that is not needed otherwise, and which one is a choice.
 */
export const fleetsFor = (hold: Fleet, destinations: number): readonly Fleet[] => {
  const fleet: Fleet = hold.map(() => 0)
  let missing = 0
  for (let destination = 0; destination < DESTINATIONS.length; destination++) {
    if (((destinations >> destination) & 1) === 0) continue
    if (at(hold, destination) > 0) fleet[destination] = 1
    else missing++
  }
  if (missing > at(hold, CAPTAINS)) return []
  fleet[CAPTAINS] = missing
  const found: Fleet[] = []
  turnShips(hold, fleet, 0, missing, found)
  return found
}

const turnShips = (hold: Fleet, fleet: Fleet, from: number, missing: number, found: Fleet[]): void => {
  if (missing === 0) {
    found.push(fleet.slice())
    return
  }
  for (let ship = from; ship < CAPTAINS; ship++) {
    if (at(fleet, ship) >= at(hold, ship)) continue
    add(fleet, ship, 1)
    turnShips(hold, fleet, ship, missing - 1, found)
    add(fleet, ship, -1)
  }
}
