/**
 * The whole position in one small-integer array, so that a copy is one block move. Nothing outside this package
 * looks into it; inside, these names are the only way to address it.
 */
import type { Seat } from '@quayside/kernel'
import { GOOD_COUNT, TOKEN_COUNT, type Token } from './catalogue/goods.ts'
import { OFFER_COUNT } from './catalogue/offers.ts'
import { type Round, roundsOf, VERSIONS, type Version } from './catalogue/rounds.ts'
import { SHIP_COUNT, SHIP_TYPE, SHIP_TYPE_COUNT, type ShipCard, type ShipType } from './catalogue/ships.ts'
import { TURNS } from './catalogue/supply-tiles.ts'
import { FIRST_PAYMENT_FRAME } from './frames.ts'

export type State = Int16Array

/** The place of a building in the catalogue. */
export type BuildingCard = number

export const NONE = -1

/** The one place where a number is read out of a state. */
export const at = (s: State, index: number): number => s[index] as number

// ---- the table

export const PLAYERS = 0
export const VERSION = 1
export const START = 2
export const PHASE = 3
export const ROUND = 4
export const TURN = 5
export const STEP = 6
/** 1 while a view waits for a card or tile that it may not know. */
export const AWAITING = 7
export const MODERNISED = 8
export const STADIUM_BUILD_ONLY = 9
export const DOUBLE_INTEREST = 10
export const MARKETPLACE_LIMIT = 11
export const SOLO_WITH_ALL = 12
/** Whose view the state is: 0 for the truth, a seat counted from 1, or BESIDE for somebody beside the table. */
export const VIEWER = 13
export const BESIDE = 6
/** A revealed card that waits in the town for an empty proposal space, plus 1; 0 when none does. */
export const WAITING = 14

/** Phases: the seven turns, interest inside a turn, feeding at the round's end, final actions, after the game. */
export const TURNS_PHASE = 0
export const INTEREST_PHASE = 1
export const FEEDING_PHASE = 2
export const FINAL_PHASE = 3
export const OVER_PHASE = 4

/** Steps of a turn: what the active seat has still to do. */
export const SUPPLY_STEP = 0
export const MAIN_STEP = 1
export const END_STEP = 2

export const TILES = 15
export const OFFER = TILES + TURNS

// ---- cards

/** More than all modules print. */
const BUILDING_LIMIT = 128

/** Where a building is: a seat that owns it, or one of the places below. */
const LOCATION = OFFER + OFFER_COUNT
export const TOWN = 5
/** The three proposal piles are 6, 7 and 8. */
export const PILE = 6
export const PILE_COUNT = 3
/** Out of the game, in everybody's sight. */
export const GONE = PILE + PILE_COUNT

/** Buildings sold to the town in this turn, one bit a building: they cannot be bought back before the next. */
const SOLD = LOCATION + BUILDING_LIMIT
const WORD = 16
const SOLD_WORDS = BUILDING_LIMIT / WORD

/** The buildings of this game that are to be seen, in catalogue order, so that nothing walks through all the rest. */
const IN_PLAY_LIMIT = 48
const IN_PLAY = SOLD + SOLD_WORDS
const IN_PLAY_SIZE = IN_PLAY + IN_PLAY_LIMIT

const PILE_DEPTH = 12
const PILES = IN_PLAY_SIZE + 1
const PILE_SIZE = PILES + PILE_COUNT * PILE_DEPTH

/** The face-down special buildings from the top. */
export const SPECIAL_LIMIT = 6
export const SPECIAL = PILE_SIZE + PILE_COUNT
export const SPECIAL_SIZE = SPECIAL + SPECIAL_LIMIT

/** Where a ship is: a seat, its pile, or out of sight. */
const SHIP_AT = SPECIAL_SIZE + 1
export const SHIP_PILE = 5

const SHIP_PILE_DEPTH = 8
const SHIP_PILES = SHIP_AT + SHIP_COUNT
const SHIP_PILE_SIZE = SHIP_PILES + SHIP_TYPE_COUNT * SHIP_PILE_DEPTH

// ---- seats

const SEATS = SHIP_PILE_SIZE + SHIP_TYPE_COUNT
const SEAT_LIMIT = 5
const LOANS = TOKEN_COUNT
const DISC = LOANS + 1
/** Food or interest that the seat has still to pay in the phase under way. */
const OWES = DISC + 1
/** Places of the special pile whose card the seat knows, one bit a place. */
const KNOWS = OWES + 1
/** Cards that the seat knows to be one of the top two, without knowing which is which. */
const EITHER = KNOWS + 1
/** How many buildings and ships the seat owns, kept so that nobody looks for what is not there. */
const OWN_BUILDINGS = EITHER + 2
const OWN_SHIPS = OWN_BUILDINGS + 1
/** Goods in pawn, one bit a kind. */
const PAWNED = OWN_SHIPS + 1
const SEAT_SIZE = PAWNED + 1

// ---- what modules add

/** From which special buildings those of the game were drawn: a bit a module, and above them how. */
export const DRAW = SEATS + SEAT_LIMIT * SEAT_SIZE
/** The special buildings that the table has named, where it has. */
export const NAMED = DRAW + 1
/** Seats whose next main action must be to take an offer, one bit a seat. */
export const STRIKE = NAMED + SPECIAL_LIMIT
/** Final actions that the active seat has taken in this turn, while it has another one. */
export const FINAL_ACTIONS = STRIKE + 1
/** Special buildings in hand, or laid aside to be dealt. */
const HANDS = FINAL_ACTIONS + 1
export const HAND_SIZE = 3

// ---- what the active seat is in the middle of

const FRAME_SIZE = 6
const FRAME_LIMIT = 4
const DEPTH = HANDS + SEAT_LIMIT * HAND_SIZE
const FRAMES = DEPTH + 1

const STATE_SIZE = FRAMES + FRAME_LIMIT * FRAME_SIZE

/** States that share one buffer. */
const SHELF = 16

let shelf = new ArrayBuffer(0)
let shelved = 0

/**
 * A buffer of its own costs more to get than to fill, so copies stand side by side on a shelf; a shelf goes when the
 * last of them does, and no copy ever sees another.
 */
export const copy = (s: State): State => {
  if (shelved + s.byteLength > shelf.byteLength) {
    shelf = new ArrayBuffer(SHELF * STATE_SIZE * Int16Array.BYTES_PER_ELEMENT)
    shelved = 0
  }
  const copied = new Int16Array(shelf, shelved, STATE_SIZE)
  copied.set(s)
  shelved += copied.byteLength
  return copied
}

export const players = (s: State): number => at(s, PLAYERS)

export const versionOf = (s: State): Version => VERSIONS[at(s, VERSION)] ?? 'full'

export const rounds = (s: State): readonly Round[] => roundsOf(versionOf(s), players(s))

export const currentRound = (s: State): Round | undefined => rounds(s)[at(s, ROUND)]

/** The seat whose turn comes after so many: they go round from the first to the last and on into the final stage. */
export const seatAfter = (s: State, turns: number): Seat => (at(s, START) + turns) % at(s, PLAYERS)

/** Turns divide evenly among the seats, so one count serves the rounds and the final stage. */
export const activeSeat = (s: State): Seat =>
  seatAfter(s, at(s, PHASE) === FINAL_PHASE ? at(s, TURN) : at(s, ROUND) * TURNS + at(s, TURN))

const seatAt = (seat: Seat): number => SEATS + seat * SEAT_SIZE

export const stock = (s: State, seat: Seat, token: Token): number => at(s, seatAt(seat) + token)

/** Where a seat's tokens lie: the token's place is added. */
export const storeOf = seatAt

export const addTokens = (s: State, seat: Seat, token: Token, amount: number): void => {
  const index = seatAt(seat) + token
  s[index] = at(s, index) + amount
}

export const goodsHeld = (s: State, seat: Seat): number => {
  const store = seatAt(seat)
  let held = 0
  for (let good = 0; good < GOOD_COUNT; good++) held += at(s, store + good)
  return held
}

export const loans = (s: State, seat: Seat): number => at(s, seatAt(seat) + LOANS)

export const addLoans = (s: State, seat: Seat, amount: number): void => {
  const index = seatAt(seat) + LOANS
  s[index] = at(s, index) + amount
}

export const hasPawned = (s: State, seat: Seat): boolean => at(s, seatAt(seat) + PAWNED) !== 0

export const inPawn = (s: State, seat: Seat, good: Token): boolean =>
  ((at(s, seatAt(seat) + PAWNED) >> good) & 1) === 1

export const setInPawn = (s: State, seat: Seat, good: Token, pawned: boolean): void => {
  const index = seatAt(seat) + PAWNED
  s[index] = pawned ? at(s, index) | (1 << good) : at(s, index) & ~(1 << good)
}

export const discOf = (s: State, seat: Seat): BuildingCard => at(s, seatAt(seat) + DISC)

/** Whether another seat's disc is in a building; asked of every building in every turn. */
export const isOccupied = (s: State, seat: Seat, building: BuildingCard): boolean => {
  const count = at(s, PLAYERS)
  for (let other = 0, disc = SEATS + DISC; other < count; other++, disc += SEAT_SIZE)
    if (at(s, disc) === building && other !== seat) return true
  return false
}

export const placeDisc = (s: State, seat: Seat, building: BuildingCard): void => {
  s[seatAt(seat) + DISC] = building
}

export const owes = (s: State, seat: Seat): number => at(s, seatAt(seat) + OWES)

export const setOwes = (s: State, seat: Seat, amount: number): void => {
  s[seatAt(seat) + OWES] = amount
}

export const knows = (s: State, seat: Seat): number => at(s, seatAt(seat) + KNOWS)

export const setKnows = (s: State, seat: Seat, places: number): void => {
  s[seatAt(seat) + KNOWS] = places
}

export const either = (s: State, seat: Seat, which: 0 | 1): BuildingCard =>
  at(s, seatAt(seat) + EITHER + which)

export const setEither = (s: State, seat: Seat, first: BuildingCard, second: BuildingCard): void => {
  s[seatAt(seat) + EITHER] = first
  s[seatAt(seat) + EITHER + 1] = second
}

/** Whether a building is neither in the town, nor somebody's, nor among the proposals. */
export const isAway = (s: State, building: BuildingCard): boolean =>
  at(s, LOCATION + building) === NONE || at(s, LOCATION + building) === GONE

export const locationOf = (s: State, building: BuildingCard): number => at(s, LOCATION + building)

const recount = (s: State, from: number, to: number, field: number): void => {
  if (from >= 0 && from < SEAT_LIMIT) s[seatAt(from) + field] = at(s, seatAt(from) + field) - 1
  if (to >= 0 && to < SEAT_LIMIT) s[seatAt(to) + field] = at(s, seatAt(to) + field) + 1
}

/** The one way a building changes its place. */
export const moveBuilding = (s: State, building: BuildingCard, to: number): void => {
  recount(s, at(s, LOCATION + building), to, OWN_BUILDINGS)
  s[LOCATION + building] = to
}

/** The one way a ship changes its place. */
export const moveShip = (s: State, ship: ShipCard, to: number): void => {
  recount(s, at(s, SHIP_AT + ship), to, OWN_SHIPS)
  s[SHIP_AT + ship] = to
}

export const wasSold = (s: State, building: BuildingCard): boolean =>
  ((at(s, SOLD + (building >> 4)) >> (building & (WORD - 1))) & 1) === 1

export const markSold = (s: State, building: BuildingCard): void => {
  const word = SOLD + (building >> 4)
  s[word] = at(s, word) | (1 << (building & (WORD - 1)))
}

export const forgetSales = (s: State): void => {
  s.fill(0, SOLD, SOLD + SOLD_WORDS)
}

export const buildingsOwned = (s: State, seat: Seat): number => at(s, seatAt(seat) + OWN_BUILDINGS)

export const shipsOwned = (s: State, seat: Seat): number => at(s, seatAt(seat) + OWN_SHIPS)

export const inPlay = (s: State): number => at(s, IN_PLAY_SIZE)

export const cardInPlay = (s: State, place: number): BuildingCard => at(s, IN_PLAY + place)

export const bringIntoPlay = (s: State, building: BuildingCard): void => {
  let place = at(s, IN_PLAY_SIZE)
  for (; place > 0 && at(s, IN_PLAY + place - 1) > building; place--)
    s[IN_PLAY + place] = at(s, IN_PLAY + place - 1)
  s[IN_PLAY + place] = building
  s[IN_PLAY_SIZE] = at(s, IN_PLAY_SIZE) + 1
}

/** Brings every building that has a place into play. */
export const seePlayed = (s: State): void => {
  s.fill(0, IN_PLAY, IN_PLAY_SIZE + 1)
  for (let building = 0; building < BUILDING_LIMIT; building++)
    if (at(s, LOCATION + building) !== NONE) bringIntoPlay(s, building)
}

/** The top card of a proposal pile. */
export const proposal = (s: State, pile: number): BuildingCard =>
  at(s, PILE_SIZE + pile) > 0 ? at(s, PILES + pile * PILE_DEPTH) : NONE

export const pileSize = (s: State, pile: number): number => at(s, PILE_SIZE + pile)

/** A card of a pile, counted from the top. */
export const pileCard = (s: State, pile: number, depth: number): BuildingCard =>
  at(s, PILES + pile * PILE_DEPTH + depth)

/** The cards of a pile from the top. */
export const pileCards = (s: State, pile: number): BuildingCard[] =>
  Array.from({ length: pileSize(s, pile) }, (_, depth) => pileCard(s, pile, depth))

/** The next card moves up: equal piles are equal arrays, however they came about. */
export const removeProposal = (s: State, pile: number): void => {
  const top = PILES + pile * PILE_DEPTH
  s.copyWithin(top, top + 1, top + PILE_DEPTH)
  s[PILE_SIZE + pile] = at(s, PILE_SIZE + pile) - 1
}

/** Lays a card on top of a pile. */
export const pushProposal = (s: State, pile: number, card: BuildingCard): void => {
  const top = PILES + pile * PILE_DEPTH
  s.copyWithin(top + 1, top, top + PILE_DEPTH - 1)
  s[top] = card
  s[PILE_SIZE + pile] = at(s, PILE_SIZE + pile) + 1
  moveBuilding(s, card, PILE + pile)
}

export const layPile = (s: State, pile: number, cards: readonly BuildingCard[]): void => {
  s.fill(0, PILES + pile * PILE_DEPTH, PILES + (pile + 1) * PILE_DEPTH)
  s[PILE_SIZE + pile] = cards.length
  for (const [depth, card] of cards.entries()) {
    s[PILES + pile * PILE_DEPTH + depth] = card
    moveBuilding(s, card, PILE + pile)
  }
}

/** A card of the special pile, counted from the top. */
export const specialCard = (s: State, place: number): BuildingCard => at(s, SPECIAL + place)

export const removeSpecial = (s: State): void => {
  s.copyWithin(SPECIAL, SPECIAL + 1, SPECIAL + SPECIAL_LIMIT)
  s[SPECIAL + SPECIAL_LIMIT - 1] = NONE
  s[SPECIAL_SIZE] = at(s, SPECIAL_SIZE) - 1
}

export const handCard = (s: State, seat: Seat, place: number): BuildingCard =>
  at(s, HANDS + seat * HAND_SIZE + place)

export const setHandCard = (s: State, seat: Seat, place: number, card: BuildingCard): void => {
  s[HANDS + seat * HAND_SIZE + place] = card
}

export const dropHandCard = (s: State, seat: Seat, card: BuildingCard): void => {
  for (let place = 0; place < HAND_SIZE; place++)
    if (handCard(s, seat, place) === card) setHandCard(s, seat, place, NONE)
}

export const clearHands = (s: State): void => {
  s.fill(NONE, HANDS, HANDS + SEAT_LIMIT * HAND_SIZE)
}

export const topShip = (s: State, type: ShipType): ShipCard => {
  const size = at(s, SHIP_PILE_SIZE + type)
  return size > 0 ? at(s, SHIP_PILES + type * SHIP_PILE_DEPTH + size - 1) : NONE
}

/** The ships of a pile from the bottom. */
export const shipPile = (s: State, type: ShipType): ShipCard[] =>
  Array.from({ length: at(s, SHIP_PILE_SIZE + type) }, (_, place) =>
    at(s, SHIP_PILES + type * SHIP_PILE_DEPTH + place),
  )

export const shipLocation = (s: State, ship: ShipCard): number => at(s, SHIP_AT + ship)

/** The newest ship of a type lies on top; a sold one too. */
export const pushShip = (s: State, ship: ShipCard): void => {
  const type = SHIP_TYPE[ship] as ShipType
  const size = at(s, SHIP_PILE_SIZE + type)
  s[SHIP_PILES + type * SHIP_PILE_DEPTH + size] = ship
  s[SHIP_PILE_SIZE + type] = size + 1
  moveShip(s, ship, SHIP_PILE)
}

export const popShip = (s: State, type: ShipType): void => {
  const size = at(s, SHIP_PILE_SIZE + type) - 1
  s[SHIP_PILES + type * SHIP_PILE_DEPTH + size] = 0
  s[SHIP_PILE_SIZE + type] = size
}

export const clearShipPiles = (s: State): void => {
  for (let ship = 0; ship < SHIP_COUNT; ship++)
    if (at(s, SHIP_AT + ship) === SHIP_PILE) moveShip(s, ship, NONE)
  s.fill(0, SHIP_PILES, SHIP_PILE_SIZE + SHIP_TYPE_COUNT)
}

export const ownShips = (s: State, seat: Seat, type: ShipType): number => {
  let owned = 0
  if (shipsOwned(s, seat) === 0) return 0
  for (let ship = 0; ship < SHIP_COUNT; ship++)
    if (at(s, SHIP_AT + ship) === seat && SHIP_TYPE[ship] === type) owned++
  return owned
}

// ---- frames: the action under way, innermost last

/** A frame is its kind, the building it belongs to, and four numbers of that kind's own. */
export const depth = (s: State): number => at(s, DEPTH)

const frameAt = (s: State): number => FRAMES + (at(s, DEPTH) - 1) * FRAME_SIZE

/** A number of the innermost frame: 0 is its kind, 1 its building. */
export const frame = (s: State, field: number): number => at(s, frameAt(s) + field)

export const setFrame = (s: State, field: number, value: number): void => {
  s[frameAt(s) + field] = value
}

export const pushFrame = (
  s: State,
  kind: number,
  building: number,
  a: number,
  b: number,
  c: number,
  d: number,
): void => {
  const base = FRAMES + at(s, DEPTH) * FRAME_SIZE
  s[DEPTH] = at(s, DEPTH) + 1
  s[base] = kind
  s[base + 1] = building
  s[base + 2] = a
  s[base + 3] = b
  s[base + 4] = c
  s[base + 5] = d
}

/** Leaves no trace of the frame, so that equal positions are equal arrays. */
export const popFrame = (s: State): void => {
  const base = frameAt(s)
  for (let field = 0; field < FRAME_SIZE; field++) s[base + field] = 0
  s[DEPTH] = at(s, DEPTH) - 1
}

/** The building whose action is under way: its frame is the innermost one that is no payment. */
export const actionBuilding = (s: State): BuildingCard => {
  let level = at(s, DEPTH) - 1
  while (level > 0 && at(s, FRAMES + level * FRAME_SIZE) >= FIRST_PAYMENT_FRAME) level--
  return at(s, FRAMES + level * FRAME_SIZE + 1)
}

/** The frames from the outermost, for a literal. */
export const frames = (s: State): number[][] =>
  Array.from({ length: depth(s) }, (_, level) =>
    Array.from({ length: FRAME_SIZE }, (_, field) => at(s, FRAMES + level * FRAME_SIZE + field)),
  )

/** A table with nothing on it. */
export const emptyState = (): State => {
  const s = new Int16Array(STATE_SIZE)
  s.fill(NONE, LOCATION, LOCATION + BUILDING_LIMIT)
  s.fill(NONE, SPECIAL, SPECIAL + SPECIAL_LIMIT)
  s.fill(NONE, SHIP_AT, SHIP_AT + SHIP_COUNT)
  clearHands(s)
  for (let seat = 0; seat < SEAT_LIMIT; seat++) {
    placeDisc(s, seat, NONE)
    setEither(s, seat, NONE, NONE)
  }
  return s
}
