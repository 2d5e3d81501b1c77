import { type Random, type Seat, shuffle, type Viewer } from '@quayside/kernel'
import { SUPPLY_TILES } from './catalogue/supply-tiles.ts'
import { argumentOf, type Command, encode, RETURN, verbOf } from './commands.ts'
import { readDraw, specialCards } from './draw.ts'
import type { Event } from './events.ts'
import {
  at,
  BESIDE,
  type BuildingCard,
  copy,
  either,
  knows,
  locationOf,
  NONE,
  players,
  ROUND,
  SPECIAL,
  SPECIAL_SIZE,
  STEP,
  type State,
  SUPPLY_STEP,
  setEither,
  setKnows,
  specialCard,
  TILES,
  TURN,
  VIEWER,
} from './state.ts'
import { RETURN_UNSEEN } from './turn/special-pile.ts'

/** Supply tiles that lie face up: all of them once the first round is over. */
const tilesShown = (s: State): number => {
  if (at(s, ROUND) > 0) return SUPPLY_TILES.length
  return at(s, TURN) + (at(s, STEP) === SUPPLY_STEP ? 0 : 1)
}

/** Tiles not yet turned over, and special buildings that the viewer has not seen, become holes. */
export const view = (s: State, viewer: Viewer): State => {
  const seen = copy(s)
  seen[VIEWER] = viewer === 'spectator' ? BESIDE : viewer + 1
  for (let place = tilesShown(s); place < SUPPLY_TILES.length; place++) seen[TILES + place] = NONE
  const known = viewer === 'spectator' ? 0 : knows(s, viewer)
  for (let place = 0; place < at(s, SPECIAL_SIZE); place++)
    if ((known & (1 << place)) === 0) seen[SPECIAL + place] = NONE
  for (let seat = 0; seat < players(s); seat++) {
    if (seat === viewer) continue
    setKnows(seen, seat, 0)
    setEither(seen, seat, NONE, NONE)
  }
  return seen
}

export const viewCommand = (command: Command, by: Seat, viewer: Viewer): Command =>
  verbOf(command) === RETURN && argumentOf(command) !== RETURN_UNSEEN && by !== viewer
    ? encode(RETURN, RETURN_UNSEEN)
    : command

export const viewEvent = (event: Event, viewer: Viewer): Event =>
  event.kind === 'looked' && event.seat !== viewer ? { ...event, cards: null } : event

/** Lays tiles and special buildings where the view has holes, as the viewer must hold possible. */
export const imagine = (seen: State, source: Random): State => {
  const s = copy(seen)
  s[VIEWER] = 0
  imagineTiles(s, source)
  imagineSpecials(s, source)
  return s
}

const imagineTiles = (s: State, source: Random): void => {
  const places = [...SUPPLY_TILES.keys()]
  const shown = new Set(places.map((place) => at(s, TILES + place)))
  const hidden = shuffle(
    places.filter((tile) => !shown.has(tile)),
    source,
  )
  for (const place of places) if (at(s, TILES + place) === NONE) s[TILES + place] = hidden.pop() ?? NONE
}

const imagineSpecials = (s: State, source: Random): void => {
  const size = at(s, SPECIAL_SIZE)
  const laid = Array.from({ length: size }, (_, place) => specialCard(s, place))
  const oneOfTopTwo = topTwoCards(s)
  const possible = specialCards(readDraw(s)).filter(
    (card) => locationOf(s, card) === NONE && !laid.includes(card) && !oneOfTopTwo.includes(card),
  )
  const unseen = shuffle(possible, source)
  const tops = [0, 1].filter((place) => place < size && laid[place] === NONE)
  for (const card of shuffle(oneOfTopTwo, source)) {
    const place = tops.splice(source.below(tops.length), 1)[0]
    if (place !== undefined) s[SPECIAL + place] = card
  }
  for (let place = 0; place < size; place++)
    if (at(s, SPECIAL + place) === NONE) s[SPECIAL + place] = unseen.pop() ?? NONE
}

/** Only the viewer's own memory is left in a view. */
const topTwoCards = (s: State): BuildingCard[] => {
  const cards: BuildingCard[] = []
  for (let seat = 0; seat < players(s); seat++)
    for (const card of [either(s, seat, 0), either(s, seat, 1)]) if (card !== NONE) cards.push(card)
  return cards
}
