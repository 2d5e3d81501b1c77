/**
 * The inputs of the network: features scaled to about 0 to 1, from the viewpoint of one seat; the other seats
 * follow in playing order.
 */

import { SparseInput } from '@quayside/bots'
import type { Seat } from '@quayside/kernel'
import {
  activeSeat,
  cardInPlay,
  currentRound,
  discOf,
  energyHeld,
  FEEDING_PHASE,
  foodHeld,
  inPlay,
  isModernised,
  loans,
  locationOf,
  NONE,
  offerAmount,
  owes,
  PILE_COUNT,
  phaseIndex,
  pileCard,
  pileSize,
  players,
  roundIndex,
  SUPPLY_STEP,
  shipFood,
  shipLocation,
  stepIndex,
  stock,
  TOWN,
  tileAt,
  topShip,
  turnIndex,
} from '../queries/index.ts'
import {
  BUILDINGS,
  CATEGORIES,
  CONSTANTS,
  GOODS,
  OFFERS,
  roundsOf,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIPS,
  type State,
  SUPPLY_TILES,
  TOKENS,
  TURNS,
  type Version,
} from '../rules/index.ts'

const GOOD_COUNT = GOODS.length
const FRANC = TOKENS.indexOf('franc')

// Offsets of the inputs of one seat.

const COUNT = 0
const SOME = COUNT + GOOD_COUNT
const MONEY = SOME + GOOD_COUNT
const SHIPS_AT = MONEY + 8
const CARDS_AT = SHIPS_AT + 8
const SEAT_SIZE = CARDS_AT + 10

const SHIP_TYPE = SHIPS.map(({ type }) => SHIP_TYPES.indexOf(type))
/** Networks have inputs for the cards of the base game only; cards of modules appear in the counts. */
const KNOWN_CARDS = BUILDINGS.filter(({ module }) => module === null).length

const CATEGORY = BUILDINGS.map(({ category }) => CATEGORIES.indexOf(category))
const WHARVES = BUILDINGS.flatMap(({ effect }, card) => (effect.op === 'build-ship' ? [card] : []))

/** Offers that each supply tile fills, in board order. */
const TILE_OFFERS = SUPPLY_TILES.map(({ goods }) => goods.map((name) => OFFERS.indexOf(TOKENS.indexOf(name))))

export class Features {
  readonly players: number
  readonly rounds: number
  readonly size: number
  readonly input: SparseInput
  readonly #table: number
  readonly #buildings: number
  readonly #perBuilding: number

  constructor(version: Version, seats: number) {
    this.players = seats
    this.rounds = roundsOf(version, seats).length
    this.#table = SEAT_SIZE * seats
    this.#buildings = this.#table + 64 + this.rounds + 1
    // Owners, town, top of a pile, depth in a pile, occupied by another seat, occupied by the viewer.
    this.#perBuilding = seats + 5
    this.size = this.#buildings + KNOWN_CARDS * this.#perBuilding
    this.input = new SparseInput(this.size)
  }

  /** Fills `input` with the position from the seat's viewpoint. */
  read(s: State, seat: Seat): SparseInput {
    this.input.clear()
    this.#readSeats(s, seat)
    this.#readTable(s, seat)
    this.#readBuildings(s, seat)
    return this.input
  }

  #readSeats(s: State, viewer: Seat): void {
    const { input } = this
    const round = currentRound(s)
    for (let place = 0; place < players(s); place++) {
      const seat = (viewer + place) % players(s)
      const base = place * SEAT_SIZE
      for (let good = 0; good < GOOD_COUNT; good++) {
        const held = stock(s, seat, good)
        if (held === 0) continue
        input.set(base + COUNT + good, Math.min(held, 30) / 8)
        input.set(base + SOME + good, Math.min(held, 2) / 2)
      }
      const francs = stock(s, seat, FRANC)
      const food = foodHeld(s, seat) - francs
      const fed = shipFood(s, seat)
      const demand =
        (phaseIndex(s) === FEEDING_PHASE ? owes(s, seat) : Math.max(0, (round?.food ?? 0) - fed)) - food
      input.set(base + MONEY, francs / 30)
      input.set(base + MONEY + 1, Math.min(francs, 6) / 6)
      input.set(base + MONEY + 2, loans(s, seat) / 4)
      input.set(base + MONEY + 3, food / 15)
      input.set(base + MONEY + 4, Math.min(energyHeld(s, seat), 40) / 15)
      input.set(base + MONEY + 5, Math.max(0, demand) / 10)
      input.set(base + MONEY + 6, Math.max(0, demand - francs) / 10)
      const worth =
        francs -
        CONSTANTS.loanPenalty * loans(s, seat) +
        this.#readShips(s, seat, base, fed) +
        this.#readCards(s, seat, base)
      input.set(base + MONEY + 7, worth / 100)
    }
  }

  #readShips(s: State, seat: Seat, base: number, fed: number): number {
    let worth = 0
    let room = 0
    const counts = [0, 0, 0, 0]
    for (let ship = 0; ship < SHIPS.length; ship++) {
      if (shipLocation(s, ship) !== seat) continue
      const type = SHIP_TYPE[ship] as number
      counts[type] = (counts[type] as number) + 1
      worth += SHIPS[ship]?.value ?? 0
      room += SHIP_TYPE_RECORDS[type]?.capacity ?? 0
    }
    for (let type = 0; type < 4; type++) this.input.set(base + SHIPS_AT + type, (counts[type] as number) / 2)
    this.input.set(base + SHIPS_AT + 4, fed / 12)
    this.input.set(base + SHIPS_AT + 5, worth / 50)
    this.input.set(base + SHIPS_AT + 6, room / 8)
    return worth
  }

  #readCards(s: State, seat: Seat, base: number): number {
    const counts = [0, 0, 0, 0, 0, 0]
    let worth = 0
    let hammers = 0
    let fishermen = 0
    for (let place = 0, cards = inPlay(s); place < cards; place++) {
      const card = cardInPlay(s, place)
      if (locationOf(s, card) !== seat) continue
      const category = CATEGORY[card] as number
      counts[category] = (counts[category] as number) + 1
      worth += BUILDINGS[card]?.value ?? 0
      hammers += BUILDINGS[card]?.hammers ?? 0
      fishermen += BUILDINGS[card]?.fishermen ?? 0
    }
    for (let category = 0; category < 6; category++)
      this.input.set(base + CARDS_AT + category, (counts[category] as number) / 3)
    this.input.set(base + CARDS_AT + 6, hammers / 3)
    this.input.set(base + CARDS_AT + 7, Math.min(1, hammers))
    this.input.set(base + CARDS_AT + 8, fishermen / 3)
    return worth
  }

  #readTable(s: State, viewer: Seat): void {
    const { input } = this
    let base = this.#table
    for (let offer = 0; offer < OFFERS.length; offer++) {
      input.set(base + offer, Math.min(offerAmount(s, offer), 20) / 5)
      input.set(base + 7 + offer, turnsToFill(s, offer) / TURNS)
    }
    base += 14
    for (let type = 0; type < 4; type++) {
      const ship = topShip(s, type)
      if (ship !== NONE) {
        input.set(base + type, 1)
        input.set(base + 4 + type, (SHIPS[ship]?.value ?? 0) / 20)
      }
    }
    base += 8
    for (const [place, wharf] of WHARVES.entries()) if (isModernised(s, wharf)) input.set(base + place, 1)
    base += 2
    const round = currentRound(s)
    const next = roundsOf(this.#version(s), players(s))[roundIndex(s) + 1]
    input.set(base, (round?.food ?? 0) / 15)
    input.set(base + 1, (next?.food ?? 0) / 15)
    input.set(base + 2, round?.harvest ? 1 : 0)
    input.set(base + 3, round?.townGets === 'standard' ? 1 : 0)
    input.set(base + 4, round?.townGets === 'special' ? 1 : 0)
    base += 5
    input.set(base + Math.min(turnIndex(s), TURNS), 1)
    base += 8
    input.set(base + stepIndex(s), 1)
    base += 3
    input.set(base + phaseIndex(s), 1)
    base += 5
    const after = (activeSeat(s) - viewer + players(s)) % players(s)
    input.set(base + after, 1)
    base += 5
    input.set(base, (this.rounds - roundIndex(s)) / this.rounds)
    input.set(this.#table + 64 + roundIndex(s), 1)
  }

  #version(s: State): Version {
    return this.rounds === roundsOf('full', players(s)).length ? 'full' : 'short'
  }

  #readBuildings(s: State, viewer: Seat): void {
    const { input } = this
    const seats = players(s)
    for (let place = 0, cards = inPlay(s); place < cards; place++) {
      const card = cardInPlay(s, place)
      if (card >= KNOWN_CARDS) continue
      const base = this.#buildings + card * this.#perBuilding
      const location = locationOf(s, card)
      if (location < TOWN) input.set(base + ((location - viewer + seats) % seats), 1)
      else if (location === TOWN) input.set(base + seats, 1)
    }
    for (let pile = 0; pile < PILE_COUNT; pile++)
      for (let depth = 0, size = pileSize(s, pile); depth < size; depth++) {
        const card = pileCard(s, pile, depth)
        if (card >= KNOWN_CARDS) continue
        const base = this.#buildings + card * this.#perBuilding
        if (depth === 0) input.set(base + seats + 1, 1)
        input.set(base + seats + 2, 1 / (1 + depth))
      }
    for (let seat = 0; seat < seats; seat++) {
      const card = discOf(s, seat)
      if (card === NONE || card >= KNOWN_CARDS || (seat !== viewer && inAnotherBefore(s, viewer, seat, card)))
        continue
      input.set(this.#buildings + card * this.#perBuilding + seats + (seat === viewer ? 4 : 3), 1)
    }
  }
}

/** In the final phase several discs may be in one building; it is marked as occupied once. */
const inAnotherBefore = (s: State, viewer: Seat, seat: Seat, card: number): boolean => {
  for (let other = 0; other < seat; other++) if (other !== viewer && discOf(s, other) === card) return true
  return false
}

/**
 * Turns until a tile fills this offer again; all seven while its tile is face down, as in the first round.
 */
const turnsToFill = (s: State, offer: number): number => {
  const now = turnIndex(s) + (stepIndex(s) === SUPPLY_STEP ? 0 : 1)
  for (let ahead = 0; ahead < TURNS; ahead++) {
    const place = (now + ahead) % TURNS
    if (roundIndex(s) === 0 && place >= now) continue
    const tile = tileAt(s, place)
    if (tile >= 0 && TILE_OFFERS[tile]?.includes(offer)) return ahead
  }
  return TURNS
}
