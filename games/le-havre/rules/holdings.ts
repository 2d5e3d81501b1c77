/** Totals of a seat's cards. */
import type { Seat } from '@quayside/kernel'
import type { Building } from './catalogue/building.ts'
import { BASE_COUNT, buildingAt, FEEDERS, SWAPPED_SHIPS } from './catalogue/catalogue.ts'
import type { Category } from './catalogue/categories.ts'
import { SHIP_COUNT, SHIP_TYPE, SHIP_TYPE_RECORDS } from './catalogue/ships.ts'
import { cardInPlay, inPlay, locationOf } from './state/buildings.ts'
import { buildingsOwned, discOf, shipsOwned } from './state/seats.ts'
import { shipLocation } from './state/ships.ts'
import { NONE, type State } from './state/state.ts'
import { players } from './state/table.ts'

/** Whether a card of a module is in play; effects that only such cards have are skipped otherwise. */
export const isModuleCardOut = (s: State): boolean => {
  const cards = inPlay(s)
  return cards > 0 && cardInPlay(s, cards - 1) >= BASE_COUNT
}

/** The sum over the seat's buildings, for example of their hammers. */
const sumOverOwn = (s: State, seat: Seat, worth: (building: Building) => number): number => {
  let total = 0
  for (let place = 0, left = buildingsOwned(s, seat); left > 0; place++) {
    const card = cardInPlay(s, place)
    if (locationOf(s, card) !== seat) continue
    total += worth(buildingAt(card))
    left--
  }
  return total
}

export const hammers = (s: State, seat: Seat): number => sumOverOwn(s, seat, (building) => building.hammers)

export const fishermen = (s: State, seat: Seat): number =>
  sumOverOwn(s, seat, (building) => building.fishermen)

export const ofCategory = (s: State, seat: Seat, category: Category): number =>
  sumOverOwn(s, seat, (building) => (building.category === category ? 1 : 0))

/** Other players' discs in the seat's buildings. */
export const guests = (s: State, seat: Seat): number => {
  let inside = 0
  for (let other = 0; other < players(s); other++) {
    const building = discOf(s, other)
    if (other !== seat && building !== NONE && locationOf(s, building) === seat) inside++
  }
  return inside
}

/** All ship cards, including a building that was swapped for a ship. */
export const shipCards = (s: State, seat: Seat): number => {
  let owned = 0
  for (let ship = 0; ship < SHIP_COUNT; ship++) if (shipLocation(s, ship) === seat) owned++
  for (const card of SWAPPED_SHIPS) if (locationOf(s, card) === seat) owned++
  return owned
}

/** Food per round from the seat's ships and from cards that count like a ship. */
export const shipFood = (s: State, seat: Seat): number => {
  let food = 0
  for (const card of FEEDERS)
    if (locationOf(s, card) === seat) food += buildingAt(card).standing?.food?.[players(s) - 1] ?? 0
  if (shipsOwned(s, seat) === 0) return food
  for (let ship = 0; ship < SHIP_COUNT; ship++)
    if (shipLocation(s, ship) === seat)
      food += SHIP_TYPE_RECORDS[SHIP_TYPE[ship] as number]?.food[players(s) - 1] ?? 0
  return food
}
