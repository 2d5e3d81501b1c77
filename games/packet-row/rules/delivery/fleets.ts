/** Lists the ships for a set of destinations, one each. */
import { DESTINATIONS } from '../catalogue/card.ts'
import { at } from '../state.ts'
import { add, type Fleet } from './cargo.ts'

const CAPTAINS = DESTINATIONS.length

/**
 * All fleets that reach the destinations without waste. If the seat has a ship of the destination, it is used, because
 * a captain and another ship can do the same and more. Otherwise a captain redirects a ship that is not needed
 * elsewhere; which one is a choice.
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
