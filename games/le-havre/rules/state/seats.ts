import type { Seat } from '@quayside/kernel'
import { GOOD_COUNT, TOKEN_COUNT, type Token } from '../catalogue/goods.ts'
import { at, type BuildingCard, type State } from './state.ts'
import { PLAYERS, TABLE_END } from './table.ts'

const SEATS = TABLE_END
export const SEAT_LIMIT = 5
const LOANS = TOKEN_COUNT
const DISC = LOANS + 1
/** Food or interest that the seat still has to pay in the current phase. */
const OWES = DISC + 1
/** Places of the special pile whose card the seat knows, one bit each. */
const KNOWS = OWES + 1
/** Cards that the seat knows to be the top two, in unknown order. */
const EITHER = KNOWS + 1
/** Number of buildings and ships that the seat owns, so that searches can be skipped when it has none. */
const OWN_BUILDINGS = EITHER + 2
const OWN_SHIPS = OWN_BUILDINGS + 1
/** Goods in pawn, one bit for each kind. */
const PAWNED = OWN_SHIPS + 1
const SEAT_SIZE = PAWNED + 1
export const SEATS_END = SEATS + SEAT_LIMIT * SEAT_SIZE

const seatAt = (seat: Seat): number => SEATS + seat * SEAT_SIZE

export const stock = (s: State, seat: Seat, token: Token): number => at(s, seatAt(seat) + token)

/** Index of a seat's first token; add the token. */
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

/** Whether another seat's disc is in a building. Called for every building in every turn. */
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

export const buildingsOwned = (s: State, seat: Seat): number => at(s, seatAt(seat) + OWN_BUILDINGS)

export const shipsOwned = (s: State, seat: Seat): number => at(s, seatAt(seat) + OWN_SHIPS)

const recount = (s: State, from: number, to: number, field: number): void => {
  if (from >= 0 && from < SEAT_LIMIT) s[seatAt(from) + field] = at(s, seatAt(from) + field) - 1
  if (to >= 0 && to < SEAT_LIMIT) s[seatAt(to) + field] = at(s, seatAt(to) + field) + 1
}

export const recountBuildings = (s: State, from: number, to: number): void =>
  recount(s, from, to, OWN_BUILDINGS)

export const recountShips = (s: State, from: number, to: number): void => recount(s, from, to, OWN_SHIPS)
