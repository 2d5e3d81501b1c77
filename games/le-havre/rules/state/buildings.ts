import { recountBuildings, SEATS_END } from './seats.ts'
import { at, type BuildingCard, NONE, type State } from './state.ts'

/** More than all modules print. */
const BUILDING_LIMIT = 128

/** Where a building is: a seat that owns it, or one of the places below. */
const LOCATION = SEATS_END
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
export const IN_PLAY_LIMIT = 48
const IN_PLAY = SOLD + SOLD_WORDS
const IN_PLAY_SIZE = IN_PLAY + IN_PLAY_LIMIT
export const BUILDINGS_END = IN_PLAY_SIZE + 1

export const locationOf = (s: State, building: BuildingCard): number => at(s, LOCATION + building)

/** Whether a building is neither in the town, nor somebody's, nor among the proposals. */
export const isAway = (s: State, building: BuildingCard): boolean =>
  at(s, LOCATION + building) === NONE || at(s, LOCATION + building) === GONE

/** The one way a building changes its place. */
export const moveBuilding = (s: State, building: BuildingCard, to: number): void => {
  recountBuildings(s, at(s, LOCATION + building), to)
  s[LOCATION + building] = to
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

export const inPlay = (s: State): number => at(s, IN_PLAY_SIZE)

export const cardInPlay = (s: State, place: number): BuildingCard => at(s, IN_PLAY + place)

export const bringIntoPlay = (s: State, building: BuildingCard): void => {
  let place = at(s, IN_PLAY_SIZE)
  // No game has so many; one more would overwrite the number itself.
  if (place >= IN_PLAY_LIMIT) throw new RangeError('more buildings than a game has')
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

export const clearBuildings = (s: State): void => {
  s.fill(NONE, LOCATION, LOCATION + BUILDING_LIMIT)
}
