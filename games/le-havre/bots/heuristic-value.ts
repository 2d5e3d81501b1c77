/** Heuristic value of a position: the seat's wealth and the likely proceeds of its goods. */
import type { Seat } from '@quayside/kernel'
import {
  cardInPlay,
  ENERGY_PER_SHIP,
  energyHeld,
  FEEDING_PHASE,
  hasMaterial,
  inPlay,
  isModernised,
  loans,
  locationOf,
  NONE,
  owes,
  PILE_COUNT,
  phaseIndex,
  players,
  proposal,
  roundIndex,
  rounds,
  shipFood,
  shipLocation,
  stock,
  TOWN,
  topShip,
} from '../queries/index.ts'
import {
  BUILDINGS,
  CONSTANTS,
  FOOD,
  GOODS,
  type Material,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIP_VALUE,
  SHIPS,
  type State,
  TOKENS,
  total,
  wealth,
} from '../rules/index.ts'
import { actionsLeft, actionsThisRound } from './game-length.ts'
import type { HeuristicWeights } from './heuristic-weights.ts'

const GOOD_COUNT = GOODS.length
const token = (name: (typeof TOKENS)[number]): number => TOKENS.indexOf(name)
const [WOOD, CLAY, IRON, BRICK, STEEL] = [
  token('wood'),
  token('clay'),
  token('iron'),
  token('brick'),
  token('steel'),
]
const [GRAIN, CATTLE, FRANC] = [token('grain'), token('cattle'), token('franc')]

const OP = BUILDINGS.map(({ effect }) => effect.op)
const SHIPPING = BUILDINGS.flatMap(({ effect }, card) => (effect.op === 'ship-goods' ? [card] : []))
const WHARVES = BUILDINGS.flatMap(({ effect }, card) => (effect.op === 'build-ship' ? [card] : []))
const SHIP_TYPE = SHIPS.map(({ type }) => SHIP_TYPES.indexOf(type))
const SHIP_MATERIAL: readonly Material[] = SHIP_TYPE_RECORDS.map(({ build }) => ({
  wood: build.wood ?? 0,
  clay: 0,
  brick: 0,
  iron: build.iron ?? 0,
  steel: build.steel ?? 0,
}))

const standsOpen = (s: State, card: number): boolean =>
  locationOf(s, card) <= TOWN && locationOf(s, card) !== NONE

/**
 * Evaluates positions with one set of weights. Reuses its buffers, so it is created once for many positions.
 */
export class HeuristicValue {
  readonly #weights: HeuristicWeights
  readonly #ownWorth: readonly number[]
  /** Current worth of one piece of each good. */
  readonly #worth = new Float64Array(GOOD_COUNT)
  readonly #order = Array.from({ length: GOOD_COUNT }, (_, good) => good)

  constructor(weights: HeuristicWeights) {
    this.#weights = weights
    this.#ownWorth = BUILDINGS.map(
      ({ hammers, fishermen }, card) =>
        (weights.own[OP[card] as string] ?? 0) + weights.hammer * hammers + weights.fisherman * fishermen,
    )
  }

  value(s: State, seat: Seat): number {
    const sheet = wealth(s, seat)
    const actions = actionsLeft(s, seat)
    if (actions === 0 && phaseIndex(s) > FEEDING_PHASE) return total(sheet)
    const fade = actions / (actions + this.#weights.halfLife)
    return (
      total(sheet) +
      this.#debt(s, seat, actions) +
      this.#food(s, seat) +
      this.#goods(s, seat, fade) +
      this.#harvests(s, seat, fade) +
      this.#shipping(s, seat, actions) +
      this.#construction(s, seat, actions) +
      this.#property(s, seat, fade)
    )
  }

  /** Early in the game a loan can still be repaid for less than the final count deducts. */
  #debt(s: State, seat: Seat, actions: number): number {
    const owed = loans(s, seat)
    if (owed === 0) return 0
    const roundsLeft = rounds(s).length - roundIndex(s)
    const relief = actions > 2 ? CONSTANTS.loanPenalty - this.#weights.loan : 0
    return owed * relief - this.#weights.interest * roundsLeft
  }

  /** Expected cost of feeding, less the part that the stored food covers. */
  #food(s: State, seat: Seat): number {
    const { laterFood, idleFood, fleetGrowth, catchPerAction, forcedLoan } = this.#weights
    const table = rounds(s)
    const at = roundIndex(s)
    const ships = shipFood(s, seat)
    const feeding = phaseIndex(s) === FEEDING_PHASE
    const now = feeding ? owes(s, seat) : Math.max(0, (table[at]?.food ?? 0) - ships)
    let later = 0
    for (let round = at + 1; round < table.length; round++)
      later += Math.max(0, (table[round]?.food ?? 0) - ships - fleetGrowth * (round - at))
    let held = 0
    for (let good = 0; good < GOOD_COUNT; good++) held += (FOOD[good] as number) * stock(s, seat, good)
    const forNow = Math.min(held, now)
    const forLater = Math.min(held - forNow, later)
    const gap = now - held - stock(s, seat, FRANC) - catchPerAction * actionsThisRound(s, seat)
    const forced = gap > 0 ? Math.ceil(gap / CONSTANTS.loanValue) * forcedLoan : 0
    return forNow - now + laterFood * (forLater - later) + idleFood * (held - forNow - forLater) - forced
  }

  #goods(s: State, seat: Seat, fade: number): number {
    const { goods, plenty, surplus } = this.#weights
    let sum = 0
    for (let good = 0; good < GOOD_COUNT; good++) {
      const each = (goods[good] as number) * fade
      this.#worth[good] = each
      const held = stock(s, seat, good)
      sum += each * (held <= plenty ? held : plenty + surplus * (held - plenty))
    }
    return sum
  }

  #harvests(s: State, seat: Seat, fade: number): number {
    const { grainHarvest, cattleHarvest } = this.#weights
    let harvests = 0
    const table = rounds(s)
    for (let round = roundIndex(s); round < table.length; round++) if (table[round]?.harvest) harvests++
    const grain = stock(s, seat, GRAIN) > 0 ? grainHarvest : 0
    const cattle = stock(s, seat, CATTLE) > 1 ? cattleHarvest : 0
    return fade * harvests * (grain + cattle)
  }

  /** Income from shipping: loads the goods with the largest margin, as far as ships and energy allow. */
  #shipping(s: State, seat: Seat, actions: number): number {
    const { voyage, actionsPerVoyage, room } = this.#weights
    let ships = 0
    let space = 0
    for (let ship = 0; ship < SHIPS.length; ship++) {
      if (shipLocation(s, ship) !== seat) continue
      const capacity = SHIP_TYPE_RECORDS[SHIP_TYPE[ship] as number]?.capacity ?? 0
      if (capacity > 0) ships++
      space += capacity
    }
    if (ships === 0 || actions === 0) return 0
    const open = SHIPPING.some((card) => standsOpen(s, card))
    if (!open) return actions > 1 ? room * space : 0
    const wanted = Math.min(actions, 1 + actions / actionsPerVoyage)
    const voyages = Math.min(wanted, energyHeld(s, seat) / (ENERGY_PER_SHIP * ships))
    let left = space * voyages
    let gain = -voyages * ships * ENERGY_PER_SHIP * 0.3
    this.#order.sort((a, b) => this.#margin(b) - this.#margin(a))
    for (const good of this.#order) {
      const margin = this.#margin(good)
      if (margin <= 0 || left <= 0) break
      const loaded = Math.min(left, stock(s, seat, good))
      gain += loaded * margin
      left -= loaded
    }
    return Math.max(0, gain) * (actions === 1 ? 1 : voyage) + (actions > 1 ? room * space : 0)
  }

  #margin(good: number): number {
    return (SHIP_VALUE[good] as number) - (this.#worth[good] as number)
  }

  /** The best building and the best ship that the stored material is enough for. */
  #construction(s: State, seat: Seat, actions: number): number {
    if (actions === 0) return 0
    const { building, ship } = this.#weights
    let bestBuilding = 0
    for (let pile = 0; pile < PILE_COUNT; pile++) {
      const top = proposal(s, pile)
      const cost = top === NONE ? null : BUILDINGS[top]?.cost
      if (!cost || !hasMaterial(s, seat, cost)) continue
      bestBuilding = Math.max(bestBuilding, (BUILDINGS[top]?.value ?? 0) - this.#materialWorth(cost))
    }
    const bestShip = this.#bestShip(s, seat)
    if (actions === 1) return Math.max(bestBuilding, bestShip)
    return building * bestBuilding + ship * bestShip
  }

  #bestShip(s: State, seat: Seat): number {
    let open = false
    let modern = false
    for (const wharf of WHARVES) {
      if (!standsOpen(s, wharf)) continue
      open = true
      modern ||= isModernised(s, wharf)
    }
    if (!open) return 0
    const energy = energyHeld(s, seat)
    let best = 0
    for (let type = 0; type < SHIP_MATERIAL.length; type++) {
      const top = topShip(s, type)
      const material = SHIP_MATERIAL[type] as Material
      if (top === NONE || energy < ENERGY_PER_SHIP + material.wood || !hasMaterial(s, seat, material))
        continue
      if (type > 0 && !modern && stock(s, seat, BRICK) === 0) continue
      const food = SHIP_TYPE_RECORDS[type]?.food[players(s) - 1] ?? 0
      const meals = food * (rounds(s).length - roundIndex(s)) * this.#weights.laterFood
      best = Math.max(best, (SHIPS[top]?.value ?? 0) + meals - this.#materialWorth(material))
    }
    return best
  }

  #materialWorth({ wood, clay, brick, iron, steel }: Material): number {
    const worth = this.#worth
    return (
      wood * (worth[WOOD] as number) +
      clay * (worth[CLAY] as number) +
      brick * (worth[BRICK] as number) +
      iron * (worth[IRON] as number) +
      steel * (worth[STEEL] as number)
    )
  }

  #property(s: State, seat: Seat, fade: number): number {
    let sum = 0
    for (let place = 0, cards = inPlay(s); place < cards; place++) {
      const card = cardInPlay(s, place)
      if (locationOf(s, card) === seat) sum += this.#ownWorth[card] as number
    }
    return sum * fade
  }
}
