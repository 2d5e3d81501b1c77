import type { Seat } from '@quayside/kernel'
import { SHIP_COUNT, SHIP_TYPE, SHIP_TYPE_COUNT, type ShipCard, type ShipType } from '../catalogue/ships.ts'
import { recountShips, shipsOwned } from './seats.ts'
import { SPECIAL_BUILDINGS_END } from './special-buildings.ts'
import { at, NONE, type State } from './state.ts'

/** The location of a ship: a seat, its pile, or not in play yet. */
const SHIP_AT = SPECIAL_BUILDINGS_END
export const SHIP_PILE = 5

const SHIP_PILE_DEPTH = 8
const SHIP_PILES = SHIP_AT + SHIP_COUNT
const SHIP_PILE_SIZE = SHIP_PILES + SHIP_TYPE_COUNT * SHIP_PILE_DEPTH
export const SHIPS_END = SHIP_PILE_SIZE + SHIP_TYPE_COUNT

export const shipLocation = (s: State, ship: ShipCard): number => at(s, SHIP_AT + ship)

/** The only function that moves a ship. */
export const moveShip = (s: State, ship: ShipCard, to: number): void => {
  recountShips(s, at(s, SHIP_AT + ship), to)
  s[SHIP_AT + ship] = to
}

export const topShip = (s: State, type: ShipType): ShipCard => {
  const size = at(s, SHIP_PILE_SIZE + type)
  return size > 0 ? at(s, SHIP_PILES + type * SHIP_PILE_DEPTH + size - 1) : NONE
}

/** The ships of a pile from the bottom. */
export const shipPile = (s: State, type: ShipType): ShipCard[] =>
  Array.from({ length: at(s, SHIP_PILE_SIZE + type) }, (_, place) =>
    at(s, SHIP_PILES + type * SHIP_PILE_DEPTH + place),
  )

/** The newest ship of a type is on top; so is a sold one. */
export const pushShip = (s: State, ship: ShipCard): void => {
  const type = SHIP_TYPE[ship] as ShipType
  const size = at(s, SHIP_PILE_SIZE + type)
  s[SHIP_PILES + type * SHIP_PILE_DEPTH + size] = ship
  s[SHIP_PILE_SIZE + type] = size + 1
  moveShip(s, ship, SHIP_PILE)
}

export const popShip = (s: State, type: ShipType): void => {
  const size = at(s, SHIP_PILE_SIZE + type) - 1
  s[SHIP_PILES + type * SHIP_PILE_DEPTH + size] = 0
  s[SHIP_PILE_SIZE + type] = size
}

export const clearShipPiles = (s: State): void => {
  for (let ship = 0; ship < SHIP_COUNT; ship++)
    if (at(s, SHIP_AT + ship) === SHIP_PILE) moveShip(s, ship, NONE)
  s.fill(0, SHIP_PILES, SHIP_PILE_SIZE + SHIP_TYPE_COUNT)
}

export const ownShips = (s: State, seat: Seat, type: ShipType): number => {
  let owned = 0
  if (shipsOwned(s, seat) === 0) return 0
  for (let ship = 0; ship < SHIP_COUNT; ship++)
    if (at(s, SHIP_AT + ship) === seat && SHIP_TYPE[ship] === type) owned++
  return owned
}

export const clearShips = (s: State): void => {
  s.fill(NONE, SHIP_AT, SHIP_AT + SHIP_COUNT)
}
