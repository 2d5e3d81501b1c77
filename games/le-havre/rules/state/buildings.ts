import { recountBuildings, SEATS_END } from './seats.ts'
import { at, type BuildingCard, NONE, type State } from './state.ts'

/** More than the base game and all modules have. */
const BUILDING_LIMIT = 128

/** The location of a building: the seat that owns it, or one of the values below. */
const LOCATION = SEATS_END
export const TOWN = 5
/** The three proposal piles are 6, 7 and 8. */
export const PILE = 6
export const PILE_COUNT = 3
/** Out of the game, face up. */
export const GONE = PILE + PILE_COUNT

/** Buildings sold to the town in this turn, one bit each: they cannot be bought back in the same turn. */
const SOLD = LOCATION + BUILDING_LIMIT
const WORD = 16
const SOLD_WORDS = BUILDING_LIMIT / WORD

/** The visible buildings of this game in catalogue order, so that loops skip all others. */
export const IN_PLAY_LIMIT = 48
const IN_PLAY = SOLD + SOLD_WORDS
const IN_PLAY_SIZE = IN_PLAY + IN_PLAY_LIMIT
export const BUILDINGS_END = IN_PLAY_SIZE + 1

export const locationOf = (s: State, building: BuildingCard): number => at(s, LOCATION + building)

/** Whether a building is neither in the town, nor owned, nor among the proposals. */
export const isAway = (s: State, building: BuildingCard): boolean =>
  at(s, LOCATION + building) === NONE || at(s, LOCATION + building) === GONE

/** The only function that moves a building. */
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
  for (let word = SOLD; word < SOLD + SOLD_WORDS; word++) s[word] = 0
}

export const inPlay = (s: State): number => at(s, IN_PLAY_SIZE)

export const cardInPlay = (s: State, place: number): BuildingCard => at(s, IN_PLAY + place)

export const bringIntoPlay = (s: State, building: BuildingCard): void => {
  let place = at(s, IN_PLAY_SIZE)
  // No game has this many; one more would overwrite the count itself.
  if (place >= IN_PLAY_LIMIT) throw new RangeError('more buildings than a game has')
  for (; place > 0 && at(s, IN_PLAY + place - 1) > building; place--)
    s[IN_PLAY + place] = at(s, IN_PLAY + place - 1)
  s[IN_PLAY + place] = building
  s[IN_PLAY_SIZE] = at(s, IN_PLAY_SIZE) + 1
}

/** Adds every building with a location to the buildings in play. */
export const seePlayed = (s: State): void => {
  s.fill(0, IN_PLAY, IN_PLAY_SIZE + 1)
  for (let building = 0; building < BUILDING_LIMIT; building++)
    if (at(s, LOCATION + building) !== NONE) bringIntoPlay(s, building)
}

export const clearBuildings = (s: State): void => {
  s.fill(NONE, LOCATION, LOCATION + BUILDING_LIMIT)
}
