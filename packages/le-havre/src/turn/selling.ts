import type { Seat } from '@quayside/kernel'
import { buildingAt } from '../catalogue/catalogue.ts'
import { FRANC } from '../catalogue/goods.ts'
import { SHIP_COUNT, SHIP_WORTH, type ShipCard } from '../catalogue/ships.ts'
import { type Command, encode, SELL, SELL_SHIP } from '../commands.ts'
import type { Log } from '../events.ts'
import {
  addTokens,
  type BuildingCard,
  cardInPlay,
  inPlay,
  LOCATION,
  locationOf,
  pushShip,
  SOLD,
  type State,
  shipLocation,
  TOWN,
} from '../state.ts'
import { sendHome } from './discs.ts'

/** Values are even, so half of one never needs rounding. */
const salePrice = (building: BuildingCard): number => buildingAt(building).value / 2

const shipSalePrice = (ship: ShipCard): number => (SHIP_WORTH[ship] as number) / 2

export const listSales = (s: State, seat: Seat, list: Command[]): void => {
  for (let place = 0, cards = inPlay(s); place < cards; place++) {
    const building = cardInPlay(s, place)
    if (locationOf(s, building) === seat) list.push(encode(SELL, building))
  }
  for (let ship = 0; ship < SHIP_COUNT; ship++)
    if (shipLocation(s, ship) === seat) list.push(encode(SELL_SHIP, ship))
}

export const hasSomethingToSell = (s: State, seat: Seat): boolean => {
  for (let place = 0, cards = inPlay(s); place < cards; place++)
    if (locationOf(s, cardInPlay(s, place)) === seat) return true
  for (let ship = 0; ship < SHIP_COUNT; ship++) if (shipLocation(s, ship) === seat) return true
  return false
}

export const sell = (s: State, seat: Seat, building: BuildingCard, log: Log): void => {
  const francs = salePrice(building)
  addTokens(s, seat, FRANC, francs)
  s[LOCATION + building] = TOWN
  s[SOLD + building] = 1
  log?.push({ kind: 'sold', seat, building, francs })
  sendHome(s, building, log)
}

export const sellShip = (s: State, seat: Seat, ship: ShipCard, log: Log): void => {
  const francs = shipSalePrice(ship)
  addTokens(s, seat, FRANC, francs)
  pushShip(s, ship)
  log?.push({ kind: 'ship-sold', seat, ship, francs })
}
