/**
 * Lists the deliveries that a seat can make now without waste. Contracts are combined in one delivery only if that
 * saves a card: by sharing a ship or the units of a goods card. Other combinations are separate deliveries.
 */
import type { Seat } from '@quayside/kernel'
import { type Catalogue, type Kind, of } from '../catalogue/catalogue.ts'
import type { Command, Delivery } from '../commands.ts'
import { print } from '../notation.ts'
import { at, type State } from '../state.ts'
import { type Cargo, demandOf, type Fleet, lookUp, type Units } from './cargo.ts'
import { cargoesFor, type TriesLeft } from './cargo-options.ts'
import { fleetsFor } from './fleets.ts'
import { contractsWithinReach } from './fulfillable-contracts.ts'
import { canBeParted } from './split-delivery.ts'

/**
 * Limits the cost of one call: a hand with half the cards of the game would have millions of deliveries. Small
 * deliveries come first, and unlisted ones are accepted too.
 */
const MOST_TRIES = 2_500
const MOST_SETS = 300
const MOST_DELIVERIES = 200
const MOST_CONTRACTS = 24

// The cards of the seat, read again in every call.
const ships: Fleet = []
const hold: Cargo = []

export const listDeliveries = (state: State, seat: Seat, list: Command[]): void => {
  const contracts = contractsWithinReach(state, seat)
  if (contracts.length === 0) return
  const { catalogue } = state.setting
  lookUp(state, seat, catalogue.fleet, ships)
  lookUp(state, seat, catalogue.cargo, hold)
  const budget: TriesLeft = { tries: MOST_TRIES }
  // Usually there is only one, which needs no sets.
  if (contracts.length === 1) listSet(catalogue, contracts, budget, list)
  else listSets(catalogue, contracts.slice(0, MOST_CONTRACTS), budget, list)
}

/** Sets of contracts, small ones first; a set that cannot be delivered is not extended. */
const listSets = (
  catalogue: Catalogue,
  contracts: readonly Kind[],
  budget: TriesLeft,
  list: Command[],
): void => {
  const most = list.length + MOST_DELIVERIES
  const sets: number[] = []
  grow(sets, 0, contracts)
  for (let next = 0; next < sets.length && next < MOST_SETS && list.length < most; next++) {
    const set = at(sets, next)
    const chosen = contracts.filter((_, index) => (set >> index) & 1)
    if (listSet(catalogue, chosen, budget, list)) grow(sets, set, contracts)
  }
}

/** Adds every set with one more contract from further down the list; of two equal contracts the first is used first. */
const grow = (sets: number[], set: number, contracts: readonly Kind[]): void => {
  for (let index = 32 - Math.clz32(set); index < contracts.length; index++) {
    const isSecondCopy = index > 0 && contracts[index] === contracts[index - 1]
    if (!isSecondCopy || (set >> (index - 1)) & 1) sets.push(set | (1 << index))
  }
}

/** Lists all ways to fulfil exactly these contracts together; returns whether larger sets are worth trying. */
const listSet = (
  catalogue: Catalogue,
  chosen: readonly Kind[],
  budget: TriesLeft,
  list: Command[],
): boolean => {
  const destinations = destinationsOf(catalogue, chosen)
  const fleets = fleetsFor(ships, destinations)
  if (fleets.length === 0) return false
  const severalShips = (destinations & (destinations - 1)) !== 0
  const demands = severalShips ? demandsByShip(catalogue, chosen) : []
  if (severalShips && !isLinked(demands)) return true
  const cargoes = cargoesFor(catalogue, hold, demandOf(catalogue, chosen), budget)
  for (const cargo of cargoes) {
    if (severalShips && canBeParted(catalogue, cargo, demands)) continue
    for (const fleet of fleets) list.push(deliveryOf(catalogue, chosen, cargo, fleet))
  }
  return cargoes.length > 0
}

/** One bit for each destination. */
const destinationsOf = ({ destination }: Catalogue, chosen: readonly Kind[]): number => {
  let destinations = 0
  for (const contract of chosen) destinations |= 1 << of(destination, contract)
  return destinations
}

/** The demand on each of several ships. */
const demandsByShip = (catalogue: Catalogue, chosen: readonly Kind[]): Units[] =>
  catalogue.ships
    .map((_, ship) => chosen.filter((contract) => of(catalogue.destination, contract) === ship))
    .filter((contracts) => contracts.length > 0)
    .map((contracts) => demandOf(catalogue, contracts))

/** Whether goods cards could be shared between all destinations, directly or through others. */
const isLinked = (demands: readonly Units[]): boolean => {
  const [first = 0, ...others] = demands.map(goodsIn)
  let linked = first
  let waiting = others
  for (;;) {
    const near = waiting.filter((goods) => goods & linked)
    if (near.length === 0) return waiting.length === 0
    for (const goods of near) linked |= goods
    waiting = waiting.filter((goods) => (goods & linked) === 0)
  }
}

const goodsIn = (demand: Units): number =>
  demand.reduce((goods, units, good) => (units > 0 ? goods | (1 << good) : goods), 0)

const deliveryOf = (
  { words, cargo: cargoKinds, fleet: fleetKinds }: Catalogue,
  chosen: readonly Kind[],
  cargo: Cargo,
  fleet: Fleet,
): Command => {
  const cards: string[] = []
  pushWords(words, cargoKinds, cargo, cards)
  pushWords(words, fleetKinds, fleet, cards)
  return { verb: 'deliver', contracts: chosen.map((kind) => words[kind] as string), cards }
}

const pushWords = (
  words: readonly string[],
  kinds: readonly Kind[],
  counts: readonly number[],
  cards: string[],
): void => {
  for (let place = 0; place < kinds.length; place++)
    for (let copy = at(counts, place); copy > 0; copy--) cards.push(words[at(kinds, place)] as string)
}

/** Whether the list omits a legal delivery: it wastes cards, combines several, or names its cards in another order. */
export const isUnlisted = (state: State, seat: Seat, delivery: Delivery): boolean => {
  const list: Command[] = []
  listDeliveries(state, seat, list)
  const text = print(delivery)
  return !list.some((listed) => print(listed) === text)
}
