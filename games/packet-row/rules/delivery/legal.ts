/** Checks whether a delivery is legal, wasteful or not, and why not. */
import type { Seat } from '@quayside/kernel'
import { DESTINATIONS, GOODS } from '../catalogue/card.ts'
import { type Catalogue, type Kind, kindOf, NO_CARD, of } from '../catalogue/catalogue.ts'
import type { Delivery } from '../commands.ts'
import { because, type PacketRowRefusal } from '../refusals.ts'
import { at, HAND, held, isVeiled, type State } from '../state.ts'
import {
  add,
  type Cargo,
  demandOf,
  doublesAt,
  type Fleet,
  noUnits,
  singlesAt,
  tradersAt,
  type Units,
} from './cargo.ts'
import { covers, coversWithoutIdling } from './cargo-coverage.ts'

/** A delivery as counts of cards. */
interface Shipment {
  readonly contracts: readonly Kind[]
  readonly cargo: Cargo
  readonly fleet: Fleet
}

export const refuseDelivery = (
  state: State,
  seat: Seat,
  { contracts, cards }: Delivery,
): PacketRowRefusal | null => {
  const { catalogue } = state.setting
  const misnamed = refuseNames(catalogue, contracts, cards)
  if (misnamed) return misnamed
  const kinds = [...contracts, ...cards].map((word) => kindOf(catalogue, word))
  const shipment: Shipment = {
    contracts: kinds.slice(0, contracts.length),
    cargo: countsOf(catalogue.cargo, kinds),
    fleet: countsOf(catalogue.fleet, kinds),
  }
  return (
    refuseUnheld(state, seat, kinds) ??
    refuseFleet(catalogue, shipment) ??
    refuseCargo(catalogue, shipment, demandOf(catalogue, shipment.contracts))
  )
}

const refuseNames = (
  catalogue: Catalogue,
  contracts: readonly string[],
  cards: readonly string[],
): PacketRowRefusal | null => {
  if (contracts.length === 0) return because('no-contract', {})
  for (const card of [...contracts, ...cards])
    if (kindOf(catalogue, card) === NO_CARD) return because('unknown-card', { card })
  for (const card of contracts)
    if (!catalogue.contracts.includes(kindOf(catalogue, card))) return because('not-a-contract', { card })
  for (const card of cards) {
    const kind = kindOf(catalogue, card)
    if (!catalogue.cargo.includes(kind) && !catalogue.fleet.includes(kind))
      return because('not-for-delivery', { card })
  }
  return null
}

const countsOf = (kinds: readonly Kind[], given: readonly Kind[]): number[] =>
  kinds.map((kind) => (kind === NO_CARD ? 0 : given.filter((card) => card === kind).length))

const refuseUnheld = (
  { cells, setting }: State,
  seat: Seat,
  kinds: readonly Kind[],
): PacketRowRefusal | null => {
  const { isShip, words } = setting.catalogue
  const veiled = isVeiled(cells, seat)
  const fromHand = kinds.filter((kind) => !isShip[kind])
  for (const kind of kinds) {
    if (veiled && !isShip[kind]) continue
    const card = words[kind] ?? ''
    const used = kinds.filter((other) => other === kind).length
    const has = held(cells, seat, kind)
    if (has === 0) return because('not-held', { card })
    if (used > has) return because('used-twice', { card, used, held: has })
  }
  if (fromHand.length > at(cells, HAND + seat))
    return because('not-held', { card: words[fromHand[0] ?? 0] ?? '' })
  return null
}

// ---- ships and captains

const CAPTAINS = DESTINATIONS.length

/** Each ship must sail for at least one contract, and each captain must redirect one ship. */
const refuseFleet = (catalogue: Catalogue, { contracts, fleet }: Shipment): PacketRowRefusal | null => {
  const orders = DESTINATIONS.map(
    (_, place) => contracts.filter((kind) => of(catalogue.destination, kind) === place).length,
  )
  const ships = fleet.slice(0, CAPTAINS)
  const captains = at(fleet, CAPTAINS)
  if (canSail(orders, ships, captains, 0, 0, 0)) return null
  const elsewhere = ships.findIndex((count, place) => count > 0 && at(orders, place) === 0)
  const strangers = sum(ships.filter((_, place) => at(orders, place) === 0))
  if (strangers > captains)
    return because('ship-elsewhere', { card: catalogue.words[at(catalogue.ships, elsewhere)] ?? '' })
  const unserved = orders.findIndex((count, place) => count > 0 && at(ships, place) === 0)
  const needed = orders.filter((count) => count > 0).length
  if (unserved >= 0 && (sum(ships) < needed || captains < unservedCount(orders, ships)))
    return because('no-ship', { destination: DESTINATIONS[unserved] ?? 'gb' })
  return sum(ships) > contracts.length
    ? because('idle-ship', { ships: sum(ships), needed })
    : because('idle-captain', { captains })
}

const unservedCount = (orders: readonly number[], ships: readonly number[]): number =>
  orders.filter((count, place) => count > 0 && at(ships, place) === 0).length

/**
 * Tries for each destination how many of its ships stay and how many arrive from elsewhere. Every captain redirects one
 * ship, so as many arrive as leave, and none at its own destination.
 */
const canSail = (
  orders: readonly number[],
  ships: readonly number[],
  captains: number,
  place: number,
  leaving: number,
  arriving: number,
): boolean => {
  if (leaving > captains || arriving > captains) return false
  if (place === orders.length) return leaving === captains && arriving === captains
  const [wanted, here] = [at(orders, place), at(ships, place)]
  for (let staying = 0; staying <= here; staying++) {
    const left = here - staying
    const most = Math.min(wanted - staying, captains - left)
    for (let arrived = Math.max(0, Math.min(1, wanted) - staying); arrived <= most; arrived++)
      if (canSail(orders, ships, captains, place + 1, leaving + left, arriving + arrived)) return true
  }
  return false
}

// ---- goods, nuggets and traders

const refuseCargo = (catalogue: Catalogue, { cargo }: Shipment, demand: Units): PacketRowRefusal | null => {
  if (coversWithoutIdling(catalogue, cargo, demand)) return null
  const traders = at(cargo, tradersAt(catalogue))
  const goods = sum(cargo.slice(0, catalogue.goods.length))
  const nuggets = at(cargo, singlesAt(catalogue)) + at(cargo, doublesAt(catalogue))
  if (traders > goods && nuggets > 0) return because('trader-on-nugget', { traders, goods })
  if (!covers(catalogue, cargo, demand)) return shortage(catalogue, cargo, demand)
  const unwanted = catalogue.goods.flatMap((kind, place) =>
    demand[of(catalogue.good, kind)] === 0 ? Array<Kind>(at(cargo, place)).fill(kind) : [],
  )
  const [idle] = unwanted
  return idle !== undefined && unwanted.length > traders
    ? because('idle-goods', { card: catalogue.words[idle] ?? '' })
    : because('idle-trader', { traders })
}

/** Names the good with the largest shortage before nuggets and traders are used. */
const shortage = (catalogue: Catalogue, cargo: Cargo, demand: Units): PacketRowRefusal => {
  const supply = noUnits()
  for (const [place, kind] of catalogue.goods.entries())
    add(supply, of(catalogue.good, kind), at(cargo, place) * of(catalogue.amount, kind))
  let shortest = 0
  for (const good of GOODS.keys())
    if (at(demand, good) - at(supply, good) > at(demand, shortest) - at(supply, shortest)) shortest = good
  return because('not-enough-goods', {
    good: GOODS[shortest] ?? 'grain',
    need: at(demand, shortest),
    have: at(supply, shortest),
  })
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
