/** Assigns each card of a delivery: which goods go to which contract, which units are lost, which ship sails where. */
import { DESTINATIONS, type Destination, GOODS, type Good } from '../catalogue/card.ts'
import { type Catalogue, type Kind, kindOf, of } from '../catalogue/catalogue.ts'
import type { Delivery } from '../commands.ts'
import { at, type State } from '../state.ts'
import { add, demandOf, noUnits, type Units } from './cargo.ts'
import { singlesNeeded } from './cargo-coverage.ts'

/** A goods card or nugget. */
export interface Stowed {
  readonly card: string
  /** The good that it counts as. */
  readonly as: Good
  /** Whether a trader changed it into that good. */
  readonly turned: boolean
  /** Units for each contract, in the order of the delivery. */
  readonly units: readonly number[]
  readonly lost: number
}

export interface Sailing {
  readonly card: string
  readonly to: Destination
  /** Whether a captain redirected it. */
  readonly turned: boolean
}

export interface Stowage {
  readonly cargo: readonly Stowed[]
  readonly ships: readonly Sailing[]
}

/** One way to use the cards of a legal delivery; null if it is not legal. */
export const stowageOf = ({ setting }: State, { contracts, cards }: Delivery): Stowage | null => {
  const { catalogue } = setting
  const orders = contracts.map((word) => kindOf(catalogue, word))
  const kinds = cards.map((word) => kindOf(catalogue, word))
  const cargo = stow(catalogue, orders, kinds)
  const ships = sail(catalogue, orders, kinds)
  return cargo === null || ships === null ? null : { cargo, ships }
}

const ofType = (catalogue: Catalogue, kinds: readonly Kind[], type: string): Kind[] =>
  kinds.filter((kind) => catalogue.cards[kind]?.type === type)

/** A goods card that counts as a good, an index in `GOODS`. */
interface Use {
  readonly kind: Kind
  readonly good: number
}

const stow = (catalogue: Catalogue, orders: readonly Kind[], kinds: readonly Kind[]): Stowed[] | null => {
  const demand = demandOf(catalogue, orders)
  const nuggets = ofType(catalogue, kinds, 'gold_nugget')
  const traders = ofType(catalogue, kinds, 'trader').length
  const goods = spendGoods(catalogue, ofType(catalogue, kinds, 'goods'), traders, nuggets, demand)
  if (goods === null) return null
  const supply = noUnits()
  for (const { kind, good } of goods) add(supply, good, of(catalogue.amount, kind))
  const left = demand.slice()
  const open = orders.map((order) => of(catalogue.amount, order))
  return [...goods, ...spendNuggets(catalogue, nuggets, supply, demand)].map((use) =>
    load(catalogue, use, orders, open, left),
  )
}

/** Tries which cards the traders change, until goods and nuggets suffice and no card is idle. */
const spendGoods = (
  catalogue: Catalogue,
  goods: readonly Kind[],
  traders: number,
  nuggets: readonly Kind[],
  demand: Units,
): Use[] | null => {
  const assign = (place: number, turns: number, uses: readonly Use[]): Use[] | null => {
    const kind = goods[place]
    if (kind === undefined)
      return turns === 0 && suffices(catalogue, uses, nuggets, demand) ? [...uses] : null
    const own = of(catalogue.good, kind)
    const targets = [own, ...GOODS.keys()].filter(
      (good, index) => at(demand, good) > 0 && (index === 0 || (good !== own && turns > 0)),
    )
    for (const good of targets) {
      const found = assign(place + 1, good === own ? turns : turns - 1, [...uses, { kind, good }])
      if (found !== null) return found
    }
    return null
  }
  return assign(0, traders, [])
}

const suffices = (
  catalogue: Catalogue,
  uses: readonly Use[],
  nuggets: readonly Kind[],
  demand: Units,
): boolean => {
  const supply = noUnits()
  for (const { kind, good } of uses) add(supply, good, of(catalogue.amount, kind))
  const doubles = nuggets.filter((kind) => of(catalogue.amount, kind) === 2).length
  return singlesNeeded(supply, demand, doubles) <= nuggets.length - doubles
}

/** Double nuggets first where two or more units are missing; single ones fill the rest. */
const spendNuggets = (
  catalogue: Catalogue,
  nuggets: readonly Kind[],
  supply: Units,
  demand: Units,
): Use[] => {
  const short = demand.map((units, good) => Math.max(0, units - at(supply, good)))
  const bigFirst = [...nuggets].sort((one, other) => of(catalogue.amount, other) - of(catalogue.amount, one))
  return bigFirst.map((kind) => {
    const units = of(catalogue.amount, kind)
    const full = short.findIndex((missing) => missing >= units)
    const some = short.findIndex((missing) => missing > 0)
    // A surplus nugget still counts as a demanded good.
    const good = full >= 0 ? full : some >= 0 ? some : demand.findIndex((wanted) => wanted > 0)
    short[good] = Math.max(0, at(short, good) - units)
    return { kind, good }
  })
}

/** Fills the contracts one after the other; units that none needs are lost. */
const load = (
  catalogue: Catalogue,
  { kind, good }: Use,
  orders: readonly Kind[],
  open: number[],
  left: Units,
): Stowed => {
  let carried = of(catalogue.amount, kind)
  const units = orders.map((order, place) => {
    if (of(catalogue.good, order) !== good) return 0
    const loaded = Math.min(carried, at(open, place))
    open[place] = at(open, place) - loaded
    add(left, good, -loaded)
    carried -= loaded
    return loaded
  })
  const own = of(catalogue.good, kind)
  return {
    card: catalogue.words[kind] ?? '',
    as: GOODS[good] ?? 'grain',
    turned: own >= 0 && own !== good,
    units,
    lost: carried,
  }
}

/** Ships with a contract for their own destination keep it; captains redirect the others to the remaining ones. */
const sail = (catalogue: Catalogue, orders: readonly Kind[], kinds: readonly Kind[]): Sailing[] | null => {
  const ships = ofType(catalogue, kinds, 'merchant_ship')
  const captains = ofType(catalogue, kinds, 'captain').length
  const room = DESTINATIONS.map(
    (_, place) => orders.filter((order) => of(catalogue.destination, order) === place).length,
  )
  const assign = (index: number, sent: readonly number[], turns: number): readonly number[] | null => {
    const ship = ships[index]
    if (ship === undefined) {
      const all = room.every((count, place) => count === 0 || sent.includes(place))
      return turns === 0 && all ? sent : null
    }
    const own = of(catalogue.destination, ship)
    for (const place of [own, ...DESTINATIONS.keys()]) {
      const taken = sent.filter((other) => other === place).length
      if (taken >= at(room, place) || (place !== own && turns === 0)) continue
      const found = assign(index + 1, [...sent, place], place === own ? turns : turns - 1)
      if (found !== null) return found
    }
    return null
  }
  const courses = assign(0, [], captains)
  if (courses === null) return null
  return ships.map((ship, index) => ({
    card: catalogue.words[ship] ?? '',
    to: DESTINATIONS[at(courses, index)] ?? 'gb',
    turned: of(catalogue.destination, ship) !== courses[index],
  }))
}
