/**
 * The inputs of the network: features scaled to about 0 to 1, from the viewpoint of one seat; the other seats
 * follow in playing order. Only information of the seat's view is read, so a view and its state give equal
 * features.
 */

import { SparseInput } from '@quayside/bots'
import type { Seat } from '@quayside/kernel'
import {
  AREA_COUNT,
  areaAsked,
  askedSeat,
  CURRENT_SPACES,
  catalogueOf,
  currentCard,
  FUTURE_SPACES,
  fullRefillsInDeck,
  futureCard,
  handSize,
  hasTaken,
  held,
  isNamed,
  isOpen,
  isRoundStart,
  type Kind,
  LAST_DELIVERIES,
  MONEY_PER_POINT,
  masterOf,
  money,
  NAMING,
  NO_CARD,
  PHASES,
  phaseIndex,
  players,
} from '../queries/index.ts'
import { type Options, packetRow, type State } from '../rules/index.ts'
import { refillsToEnd, roundsLeft } from './game-length.ts'
import { dollarValue, HandValue, sum } from './hand-value.ts'

/** Typical prices; each input tells whether a seat can afford one. */
const PRICES = [2, 6, 10, 13, 18, 23, 28, 40]
const LAST_REFILLS = [0, 1, 2, 3, 5]
const DESTINATIONS = 6
const GAINS = 3

export class Features {
  readonly players: number
  readonly size: number
  readonly input: SparseInput
  /** Heuristic points of what each seat shows, own seat first with its whole hand. */
  readonly worth: Float64Array
  readonly hand = new HandValue()
  #next = 0
  // Values of the position being read.
  #rounds = 0
  #ownWorth = 0
  /** The largest gains in each area, largest first, and the largest in its future supply. */
  readonly #gains = Array.from({ length: AREA_COUNT }, () => new Float64Array(GAINS))
  readonly #futureGain = new Float64Array(AREA_COUNT)

  constructor(seats: Options['players']) {
    this.players = seats
    this.worth = new Float64Array(seats)
    // Every position writes the same inputs in the same order, so any position gives their number.
    this.input = new SparseInput(1000)
    this.read(packetRow.setup({ players: seats, start: 0, dryAreas: 1 }, 'features'), 0)
    this.size = this.#next
  }

  /** Fills `input` with the position from the seat's viewpoint. */
  read(s: State, seat: Seat): SparseInput {
    this.input.clear()
    this.#next = 0
    this.#rounds = roundsLeft(s)
    this.#ownWorth = this.hand.read(s, seat).worth(this.#rounds)
    this.#weighSupplies(s)
    this.#putHand()
    this.#putContracts(s)
    this.#putOthers(s, seat)
    this.#putRound(s, seat)
    this.#putAreas(s, seat)
    this.#putReach(s, seat)
    return this.input
  }

  #put(value: number): void {
    this.input.set(this.#next++, value)
  }

  #putFlag(is: boolean): void {
    this.#put(is ? 1 : 0)
  }

  #putOneOf(count: number, chosen: number): void {
    for (let place = 0; place < count; place++) this.#putFlag(place === chosen)
  }

  #putMoney(dollars: number): void {
    this.#put(dollars / 30)
    for (const price of PRICES) this.#putFlag(dollars >= price)
  }

  /** A small count: its value, and whether it is above zero. */
  #putFew(count: number): void {
    this.#put(count / 3)
    this.#putFlag(count > 0)
  }

  #putHand(): void {
    const { hand } = this
    this.#put(hand.points / 15)
    this.#putMoney(hand.dollars)
    for (const units of hand.units) this.#putFew(units)
    for (const ships of hand.ships) this.#putFlag(ships > 0)
    this.#put(sum(hand.ships) / 4)
    this.#putFew(hand.nuggets)
    this.#putFew(hand.traders)
    this.#putFew(hand.captains)
    this.#putFew(hand.assistants)
    this.#putFew(hand.bankers)
  }

  /** Rewards of contracts grouped by what is missing, and the missing units and ships. */
  #putContracts(s: State): void {
    const { pays, good, destination } = catalogueOf(s)
    const pay = [0, 0, 0, 0, 0, 0, 0, 0]
    const missingUnits = [0, 0, 0, 0]
    const missingShips = [0, 0, 0, 0, 0, 0]
    this.hand.eachContract((kind, missing, shipMissing) => {
      const place = Math.min(3, missing) + (shipMissing ? 4 : 0)
      pay[place] = (pay[place] as number) + (pays[kind] as number)
      const wanted = good[kind] as number
      const to = destination[kind] as number
      missingUnits[wanted] = (missingUnits[wanted] as number) + missing
      if (shipMissing) missingShips[to] = 1
      return true
    })
    this.#put(this.hand.contracts.length / 4)
    for (const dollars of pay) this.#put(dollars / 30)
    for (const units of missingUnits) this.#put(units / 4)
    for (const ships of missingShips) this.#put(ships)
    this.worth[0] = this.#ownWorth / MONEY_PER_POINT
    const counted = MONEY_PER_POINT * this.hand.points + dollarValue(this.#rounds) * this.hand.dollars
    this.#put((this.#ownWorth - counted) / 40)
  }

  #putOthers(s: State, viewer: Seat): void {
    const { ships } = catalogueOf(s)
    for (let place = 1; place < players(s); place++) {
      const seat = (viewer + place) % players(s)
      const dollars = money(s, seat)
      this.worth[place] = (dollars * dollarValue(this.#rounds)) / MONEY_PER_POINT
      this.#putMoney(dollars)
      this.#put((this.hand.dollars - dollars) / 30)
      this.#putFlag(this.hand.dollars >= dollars)
      this.#put(handSize(s, seat) / 8)
      this.#putFlag(handSize(s, seat) > 0)
      let fleet = 0
      for (let to = 0; to < DESTINATIONS; to++) {
        const copies = held(s, seat, ships[to] as Kind)
        fleet += copies
        this.#putFlag(copies > 0)
      }
      this.#put(fleet / 4)
      this.#putFlag(hasTaken(s, seat))
    }
  }

  #putRound(s: State, viewer: Seat): void {
    const seats = players(s)
    const phase = phaseIndex(s)
    this.#putOneOf(PHASES.length, phase)
    this.#putFlag(isRoundStart(s))
    this.#putFlag(hasTaken(s, viewer))
    this.#putOneOf(seats, (masterOf(s) - viewer + seats) % seats)
    this.#putOneOf(seats, phase >= LAST_DELIVERIES ? -1 : (askedSeat(s) - viewer + seats) % seats)
    this.#put(this.#rounds / 20)
    const refills = refillsToEnd(s)
    for (const few of LAST_REFILLS) this.#putFlag(refills <= few)
  }

  #putAreas(s: State, viewer: Seat): void {
    for (let area = 0; area < AREA_COUNT; area++) {
      this.#putFlag(isNamed(s, area))
      this.#putFlag(phaseIndex(s) > NAMING && isOpen(s, area))
      this.#put(fullRefillsInDeck(s, area) / 14)
      for (const gain of this.#gains[area] as Float64Array) this.#put(gain / 15)
      this.#put((this.#futureGain[area] as number) / 15)
      this.#putSupply(s, area, CURRENT_SPACES, currentCard)
      this.#putSupply(s, area, FUTURE_SPACES, futureCard)
      for (let place = 1; place < players(s); place++)
        this.#put(this.#pointsFor(s, area, money(s, (viewer + place) % players(s))) / 6)
    }
  }

  /** Free cards, points for sale, and face-down cards. */
  #putSupply(s: State, area: number, spaces: number, cardAt: typeof currentCard): void {
    const { points, price, pays } = catalogueOf(s)
    let [free, dearest, most, pay, unseen] = [0, 0, 0, 0, 0]
    for (let space = 0; space < spaces; space++) {
      const kind = cardAt(s, area, space)
      if (kind < NO_CARD) unseen++
      if (kind <= NO_CARD) continue
      most = Math.max(most, points[kind] as number)
      dearest = Math.max(dearest, price[kind] as number)
      pay = Math.max(pay, pays[kind] as number)
      if (price[kind] === 0) free++
    }
    this.#put(free / 2)
    this.#put(most / 6)
    this.#put(dearest / 30)
    this.#put(pay / 30)
    this.#put(unseen / 2)
  }

  /** The most points that a number of dollars buys in an area. */
  #pointsFor(s: State, area: number, dollars: number): number {
    const { points, price } = catalogueOf(s)
    let most = 0
    for (let space = 0; space < CURRENT_SPACES; space++) {
      const kind = currentCard(s, area, space)
      if (kind > NO_CARD && (price[kind] as number) <= dollars) most = Math.max(most, points[kind] as number)
    }
    return most
  }

  /** The seat's gain from each visible card. */
  #weighSupplies(s: State): void {
    for (let area = 0; area < AREA_COUNT; area++) {
      const gains = this.#gains[area] as Float64Array
      gains.fill(0)
      for (let space = 0; space < CURRENT_SPACES; space++)
        insert(gains, this.#gain(s, currentCard(s, area, space)))
      this.#futureGain[area] = 0
      for (let space = 0; space < FUTURE_SPACES; space++)
        this.#futureGain[area] = Math.max(
          this.#futureGain[area] as number,
          this.#gain(s, futureCard(s, area, space)),
        )
    }
  }

  #gain(s: State, kind: Kind): number {
    if (kind <= NO_CARD || (catalogueOf(s).price[kind] as number) > this.hand.dollars) return 0
    return this.hand.gainOf(kind, this.#ownWorth, this.#rounds)
  }

  /**
   * The largest gains in areas where the seat may still take a card, and in areas that may still be named.
   */
  #putReach(s: State, viewer: Seat): void {
    const takes = phaseIndex(s) < LAST_DELIVERIES && !hasTaken(s, viewer)
    const open = new Float64Array(2)
    const later = new Float64Array(2)
    if (takes)
      for (let area = 0; area < AREA_COUNT; area++) {
        const named = isNamed(s, area)
        const into = phaseIndex(s) > NAMING && area === areaAsked(s) ? open : named ? null : later
        if (into !== null) for (const gain of this.#gains[area] as Float64Array) insert(into, gain)
      }
    for (const gain of open) this.#put(gain / 15)
    for (const gain of later) this.#put(gain / 15)
  }
}

/** Inserts into a list of the largest values, largest first. */
const insert = (greatest: Float64Array, value: number): void => {
  let rest = value
  for (let place = 0; place < greatest.length; place++) {
    const there = greatest[place] as number
    if (rest <= there) continue
    greatest[place] = rest
    rest = there
  }
}
