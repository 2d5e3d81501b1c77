/** Heuristic value of the cards of one seat: counted once, then queried for the effect of another card. */
import type { Seat } from '@quayside/kernel'
import { type Catalogue, catalogueOf, held, type Kind, money, NO_CARD } from '../queries/index.ts'
import type { State } from '../rules/index.ts'
import { HEURISTIC_WEIGHTS } from './heuristic-weights.ts'

const GOODS = 4
const DESTINATIONS = 6

/** Average units on a goods card. */
const UNITS_A_CARD = 2
const DOLLARS_A_UNIT = 3
const DOLLARS_A_POINT = 10

/**
 * Called with a contract, the units still missing after goods and nuggets, and whether a ship is missing;
 * returns whether the contract may use up its cards.
 */
type ContractVisit = (kind: Kind, missing: number, shipMissing: boolean) => boolean

export class HandValue {
  #catalogue: Catalogue | null = null
  /** Money and money cards. */
  dollars = 0
  points = 0
  /** By good, and by destination. */
  readonly units = new Float64Array(GOODS)
  readonly ships = new Float64Array(DESTINATIONS)
  nuggets = 0
  traders = 0
  captains = 0
  assistants = 0
  bankers = 0
  /** Highest reward first. */
  readonly contracts: Kind[] = []

  // Units not yet used, and destinations already reached, while the contracts are visited.
  readonly #freeUnits = new Float64Array(GOODS)
  readonly #reached = new Float64Array(DESTINATIONS)

  read(s: State, seat: Seat): this {
    const catalogue = catalogueOf(s)
    this.#catalogue = catalogue
    this.dollars = money(s, seat)
    this.points = 0
    this.units.fill(0)
    this.ships.fill(0)
    this.nuggets = 0
    this.traders = 0
    this.captains = 0
    this.assistants = 0
    this.bankers = 0
    this.contracts.length = 0
    for (let kind = 1; kind < catalogue.cards.length; kind++) {
      const copies = held(s, seat, kind)
      for (let copy = 0; copy < copies; copy++) this.add(kind)
    }
    return this
  }

  add(kind: Kind): void {
    this.#change(kind, 1)
    const { contracts } = this
    if (!this.#isContract(kind)) return
    const { pays } = this.#catalogue as Catalogue
    let place = contracts.length
    while (place > 0 && (pays[contracts[place - 1] as Kind] as number) < (pays[kind] as number)) place--
    contracts.splice(place, 0, kind)
  }

  remove(kind: Kind): void {
    this.#change(kind, -1)
    if (this.#isContract(kind)) this.contracts.splice(this.contracts.indexOf(kind), 1)
  }

  #isContract(kind: Kind): boolean {
    const { good, destination } = this.#catalogue as Catalogue
    return (good[kind] as number) >= 0 && (destination[kind] as number) >= 0
  }

  #change(kind: Kind, by: number): void {
    const catalogue = this.#catalogue as Catalogue
    const card = catalogue.cards[kind]
    if (kind === NO_CARD || card === undefined) return
    switch (card.type) {
      case 'goods':
        this.units[catalogue.good[kind] as number] =
          (this.units[catalogue.good[kind] as number] as number) + by * card.amount
        break
      case 'merchant_ship':
        this.ships[catalogue.destination[kind] as number] =
          (this.ships[catalogue.destination[kind] as number] as number) + by
        break
      case 'gold_nugget':
        this.nuggets += by * card.units
        break
      case 'trader':
        this.traders += by
        break
      case 'captain':
        this.captains += by
        break
      case 'assistant':
        this.assistants += by
        break
      case 'banker':
        this.bankers += by
        break
      case 'money':
        this.dollars += by * card.value
        break
      case 'victory_points':
        this.points += by * card.vp
        break
      case 'contract':
      case 'starting_contract':
        break
    }
  }

  /** Visits the contracts, highest reward first; every card is used for one of them only. */
  eachContract(visit: ContractVisit): void {
    const { good, amount, destination } = this.#catalogue as Catalogue
    const free = this.#freeUnits
    const reached = this.#reached
    free.set(this.units)
    reached.fill(0)
    let { nuggets, captains } = this
    let spare = captains > 0 ? this.#spareShips() : 0
    for (const kind of this.contracts) {
      const wanted = good[kind] as number
      const to = destination[kind] as number
      const goods = Math.min(free[wanted] as number, amount[kind] as number)
      const gold = Math.min(nuggets, (amount[kind] as number) - goods)
      const own = (this.ships[to] as number) > 0 || (reached[to] as number) > 0
      const turned = !own && captains > 0 && spare > 0
      const missing = (amount[kind] as number) - goods - gold
      if (!visit(kind, missing, !own && !turned)) continue
      free[wanted] = (free[wanted] as number) - goods
      nuggets -= gold
      reached[to] = 1
      if (!turned) continue
      captains--
      spare--
    }
  }

  /** Ships without a contract, which a captain may redirect. */
  #spareShips(): number {
    const { destination } = this.#catalogue as Catalogue
    let spare = 0
    for (let to = 0; to < DESTINATIONS; to++) {
      const ships = this.ships[to] as number
      spare += this.contracts.some((kind) => destination[kind] === to) ? Math.max(0, ships - 1) : ships
    }
    return spare
  }

  /** Estimated worth at the end of the game, in dollars. */
  worth(rounds: number): number {
    const { pays, amount } = this.#catalogue as Catalogue
    const dollar = dollarValue(rounds)
    const late = Math.min(1, rounds / HEURISTIC_WEIGHTS.useful)
    let contracts = 0
    let used = 0
    let sailing = 0
    this.eachContract((kind, missing, shipMissing) => {
      const turns = Math.ceil(missing / UNITS_A_CARD) + Number(shipMissing)
      if (turns >= rounds) return false
      const gain = (pays[kind] as number) * HEURISTIC_WEIGHTS.patience ** turns - missing * DOLLARS_A_UNIT
      if (gain <= 0) return false
      contracts += gain
      used += (amount[kind] as number) - missing
      if (!shipMissing) sailing++
      return true
    })
    const goods = this.nuggets + sum(this.units) - used
    return (
      DOLLARS_A_POINT * this.points +
      dollar * (this.dollars + contracts) +
      late *
        (HEURISTIC_WEIGHTS.unit * Math.max(0, goods) +
          HEURISTIC_WEIGHTS.ship * Math.max(0, sum(this.ships) - sailing) +
          HEURISTIC_WEIGHTS.captain * this.captains +
          HEURISTIC_WEIGHTS.trader * this.traders +
          HEURISTIC_WEIGHTS.assistant * this.assistants) +
      HEURISTIC_WEIGHTS.banker * this.bankers
    )
  }

  /** The gain from buying one more card at its price; `worth` is the worth without it. */
  gainOf(kind: Kind, worth: number, rounds: number): number {
    this.add(kind)
    const after = this.worth(rounds)
    this.remove(kind)
    return after - worth - dollarValue(rounds) * ((this.#catalogue as Catalogue).price[kind] as number)
  }
}

export const sum = (counts: Float64Array): number => {
  let total = 0
  for (let place = 0; place < counts.length; place++) total += counts[place] as number
  return total
}

/** Worth of a dollar at the end of the game: early on it still buys points. */
export const dollarValue = (rounds: number): number =>
  1 + HEURISTIC_WEIGHTS.dollar * Math.min(1, rounds / HEURISTIC_WEIGHTS.useful)
