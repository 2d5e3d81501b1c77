import type { Seat } from '@quayside/kernel'
import { BUILDINGS, buildingAt, WAITING_FOR_SPACE } from '../catalogue/catalogue.ts'
import { FRANC } from '../catalogue/goods.ts'
import { SHIP_TYPE, SHIP_TYPE_COUNT, SHIP_TYPE_RECORDS, type ShipCard } from '../catalogue/ships.ts'
import { BUY, BUY_SHIP, type Command, encode } from '../commands.ts'
import type { Log } from '../events.ts'
import type { Hindrance } from '../refusals.ts'
import {
  cardInPlay,
  GONE,
  inPlay,
  locationOf,
  moveBuilding,
  PILE,
  PILE_COUNT,
  TOWN,
  wasSold,
} from '../state/buildings.ts'
import { proposal } from '../state/proposals.ts'
import { addTokens, stock } from '../state/seats.ts'
import { moveShip, popShip, topShip } from '../state/ships.ts'
import { at, type BuildingCard, NONE, type State } from '../state/state.ts'
import { FINAL_PHASE, PHASE, STADIUM_BUILD_ONLY, WAITING } from '../state/table.ts'
import { sendHome } from './discs.ts'
import { takeProposal } from './proposals.ts'

/** The price of a building in francs; null if it cannot be bought. */
export const priceOf = (s: State, building: BuildingCard): number | null =>
  at(s, STADIUM_BUILD_ONLY) === 1 && WAITING_FOR_SPACE.includes(building) ? null : buildingAt(building).price

export const whyNotBuy = (s: State, seat: Seat, building: BuildingCard): Hindrance | null => {
  if (at(s, PHASE) === FINAL_PHASE) return 'no-purchase-in-final-stage'
  const location = locationOf(s, building)
  if (location < TOWN) return location === NONE ? 'not-in-play' : 'not-for-sale'
  if (location === GONE) return 'not-in-play'
  if (location >= PILE && proposal(s, location - PILE) !== building) return 'not-on-top'
  const price = priceOf(s, building)
  if (price === null) return 'not-for-sale'
  if (wasSold(s, building)) return 'sold-this-turn'
  return stock(s, seat, FRANC) < price ? 'lacks-francs' : null
}

export const whyNotBuyShip = (s: State, seat: Seat, ship: ShipCard): Hindrance | null => {
  if (at(s, PHASE) === FINAL_PHASE) return 'no-purchase-in-final-stage'
  const type = SHIP_TYPE[ship] as number
  if (topShip(s, type) !== ship) return 'no-such-ship'
  const price = SHIP_TYPE_RECORDS[type]?.price ?? null
  if (price === null) return 'not-for-sale'
  return stock(s, seat, FRANC) < price ? 'lacks-francs' : null
}

const OUT_OF_REACH = 1 << 20

/** Printed prices; a building without one costs more than any seat can pay. Typed arrays are read fastest. */
const PRICE = Int32Array.from(BUILDINGS, ({ price }) => price ?? OUT_OF_REACH)

const CHEAPEST = Math.min(...PRICE)

export const listPurchases = (s: State, seat: Seat, list: Command[]): void => {
  const francs = stock(s, seat, FRANC)
  if (francs < CHEAPEST || at(s, PHASE) === FINAL_PHASE) return
  for (let place = 0, cards = inPlay(s); place < cards; place++) {
    const building = cardInPlay(s, place)
    if ((PRICE[building] as number) > francs || locationOf(s, building) < TOWN) continue
    if (whyNotBuy(s, seat, building) === null) list.push(encode(BUY, building))
  }
  for (let type = 0; type < SHIP_TYPE_COUNT; type++) {
    const ship = topShip(s, type)
    if (ship !== NONE && whyNotBuyShip(s, seat, ship) === null) list.push(encode(BUY_SHIP, ship))
  }
}

/** Whether some top proposal could be bought, which uncovers the one below. */
export const canBuyProposal = (s: State, seat: Seat): boolean => {
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    const top = proposal(s, pile)
    if (top !== NONE && whyNotBuy(s, seat, top) === null) return true
  }
  return false
}

export const buy = (s: State, seat: Seat, building: BuildingCard, log: Log): void => {
  const francs = priceOf(s, building) ?? 0
  addTokens(s, seat, FRANC, -francs)
  log?.push({ kind: 'bought', seat, building, francs })
  if (locationOf(s, building) >= PILE) takeProposal(s, building, seat, log)
  else moveBuilding(s, building, seat)
  if (at(s, WAITING) === building + 1) s[WAITING] = 0
  sendHome(s, building, log)
}

export const buyShip = (s: State, seat: Seat, ship: ShipCard, log: Log): void => {
  const type = SHIP_TYPE[ship] as number
  const francs = SHIP_TYPE_RECORDS[type]?.price ?? 0
  addTokens(s, seat, FRANC, -francs)
  popShip(s, type)
  moveShip(s, ship, seat)
  log?.push({ kind: 'ship-bought', seat, ship, francs })
}
