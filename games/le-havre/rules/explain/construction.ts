/** Refusals of building a building or a ship. */
import type { Seat } from '@quayside/kernel'
import { buildingCost, whyNotBuild } from '../actions/build.ts'
import { shipCost, whyNotBuildShip } from '../actions/build-ship.ts'
import { buildingName } from '../catalogue/catalogue.ts'
import type { Build } from '../catalogue/effect.ts'
import type { ShipCard } from '../catalogue/ships.ts'
import { shipWord } from '../notation/notation-words.ts'
import { energyHeld } from '../payment/energy.ts'
import { because, type LeHavreRefusal } from '../refusals.ts'
import type { BuildingCard, State } from '../state/state.ts'
import { detail, missingMaterial } from './refusal-details.ts'

export const explainBuild = (s: State, seat: Seat, building: BuildingCard, effect: Build): LeHavreRefusal => {
  const code = whyNotBuild(s, seat, effect, building) ?? 'not-now'
  if (code !== 'lacks-material') return detail(s, seat, code, { building })
  return because(code, {
    card: buildingName(building),
    ...missingMaterial(s, seat, buildingCost(s, seat, building, effect.saves)),
  })
}

export const explainShip = (s: State, seat: Seat, wharf: BuildingCard, ship: ShipCard): LeHavreRefusal => {
  const cost = shipCost(s, wharf, ship)
  const code = whyNotBuildShip(s, seat, wharf, ship) ?? 'not-now'
  return code === 'lacks-material'
    ? because(code, { card: shipWord(ship), ...missingMaterial(s, seat, cost) })
    : detail(s, seat, code, { ship, have: energyHeld(s, seat) - cost.wood })
}
