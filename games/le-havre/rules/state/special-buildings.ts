/** The special buildings: face-down pile, hands, and what they were drawn from. */
import type { Seat } from '@quayside/kernel'
import { PROPOSALS_END } from './proposals.ts'
import { SEAT_LIMIT } from './seats.ts'
import { at, type BuildingCard, NONE, type State } from './state.ts'

/** The face-down special buildings from the top. */
export const SPECIAL_LIMIT = 6
export const SPECIAL = PROPOSALS_END
export const SPECIAL_SIZE = SPECIAL + SPECIAL_LIMIT

/** Which special buildings the game draws from: one bit for each module, and above them the mode. */
export const DRAW = SPECIAL_SIZE + 1
/** The special buildings that the table has named, if any. */
export const NAMED = DRAW + 1

/** Special buildings in hand, or set aside to be dealt. */
const HANDS = NAMED + SPECIAL_LIMIT
export const HAND_SIZE = 3
export const SPECIAL_BUILDINGS_END = HANDS + SEAT_LIMIT * HAND_SIZE

/** A card of the special pile, counted from the top. */
export const specialCard = (s: State, place: number): BuildingCard => at(s, SPECIAL + place)

export const specialPile = (s: State): BuildingCard[] =>
  Array.from({ length: at(s, SPECIAL_SIZE) }, (_, place) => specialCard(s, place))

export const removeSpecial = (s: State): void => {
  s.copyWithin(SPECIAL, SPECIAL + 1, SPECIAL + SPECIAL_LIMIT)
  s[SPECIAL + SPECIAL_LIMIT - 1] = NONE
  s[SPECIAL_SIZE] = at(s, SPECIAL_SIZE) - 1
}

export const clearSpecials = (s: State): void => {
  s.fill(NONE, SPECIAL, SPECIAL + SPECIAL_LIMIT)
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
