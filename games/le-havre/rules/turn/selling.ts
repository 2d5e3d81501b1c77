import type { Seat } from '@quayside/kernel'
import { BUILDINGS, buildingAt, UNSELLABLE } from '../catalogue/catalogue.ts'
import { FRANC } from '../catalogue/goods.ts'
import { SHIP_CARD_VALUE, type ShipCard } from '../catalogue/ships.ts'
import { argumentOf, type Command, encode, SELL, SELL_SHIP, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { cardInPlay, locationOf, markSold, moveBuilding, TOWN } from '../state/buildings.ts'
import { addTokens, buildingsOwned, shipsOwned } from '../state/seats.ts'
import { pushShip, shipLocation } from '../state/ships.ts'
import type { BuildingCard, State } from '../state/state.ts'
import { sendHome } from './discs.ts'

/** All values are even, so the half needs no rounding. */
export const salePrice = (building: BuildingCard): number => buildingAt(building).value / 2

export const shipSalePrice = (ship: ShipCard): number => (SHIP_CARD_VALUE[ship] as number) / 2

const SELLABLE: readonly boolean[] = BUILDINGS.map((_, card) => !UNSELLABLE.includes(card))

export const canBeSold = (building: BuildingCard): boolean => SELLABLE[building] as boolean

export const listSales = (s: State, seat: Seat, list: Command[]): void => {
  for (let place = 0, left = buildingsOwned(s, seat); left > 0; place++) {
    const building = cardInPlay(s, place)
    if (locationOf(s, building) !== seat) continue
    if (canBeSold(building)) list.push(encode(SELL, building))
    left--
  }
  for (let ship = 0, left = shipsOwned(s, seat); left > 0; ship++) {
    if (shipLocation(s, ship) !== seat) continue
    list.push(encode(SELL_SHIP, ship))
    left--
  }
}

export const hasSomethingToSell = (s: State, seat: Seat): boolean => {
  let sellable = buildingsOwned(s, seat) + shipsOwned(s, seat)
  if (sellable === 0) return false
  for (const card of UNSELLABLE) if (locationOf(s, card) === seat) sellable--
  return sellable > 0
}

/** Francs for everything that the seat could sell. */
export const saleProceeds = (s: State, seat: Seat): number => {
  const sales: Command[] = []
  listSales(s, seat, sales)
  return sales.reduce((francs, sale) => francs + proceeds(sale), 0)
}

const proceeds = (sale: Command): number =>
  verbOf(sale) === SELL ? salePrice(argumentOf(sale)) : shipSalePrice(argumentOf(sale))

export const sell = (s: State, seat: Seat, building: BuildingCard, log: Log): void => {
  const francs = salePrice(building)
  addTokens(s, seat, FRANC, francs)
  moveBuilding(s, building, TOWN)
  markSold(s, building)
  log?.push({ kind: 'sold', seat, building, francs })
  sendHome(s, building, log)
}

export const sellShip = (s: State, seat: Seat, ship: ShipCard, log: Log): void => {
  const francs = shipSalePrice(ship)
  addTokens(s, seat, FRANC, francs)
  pushShip(s, ship)
  log?.push({ kind: 'ship-sold', seat, ship, francs })
}
