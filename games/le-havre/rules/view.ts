import { type Random, type Seat, shuffle, type Viewer } from '@quayside/kernel'
import { SUPPLY_TILES } from './catalogue/supply-tiles.ts'
import { type Command, encode, LAY, RETURN, verbOf } from './commands.ts'
import type { Event } from './events.ts'
import { boxOf, readDraw, specialCards } from './special-deck.ts'
import { locationOf, TOWN } from './state/buildings.ts'
import { copy } from './state/copy-state.ts'
import { either, knows, setEither, setKnows } from './state/seats.ts'
import { HAND_SIZE, SPECIAL, SPECIAL_SIZE, setHandCard, specialPile } from './state/special-buildings.ts'
import { at, type BuildingCard, NONE, type State } from './state/state.ts'
import { players, ROUND, SPECTATOR_VIEW, STEP, SUPPLY_STEP, TILES, TURN, VIEWER } from './state/table.ts'
import { areHandsDealt, cardsDealtBy, DEALERS, heldCards, LAY_UNSEEN } from './turn/hands.ts'
import { RETURN_UNSEEN } from './turn/special-pile.ts'

/** Number of supply tiles that are face up: all of them after the first round. */
const tilesShown = (s: State): number => {
  if (at(s, ROUND) > 0) return SUPPLY_TILES.length
  return at(s, TURN) + (at(s, STEP) === SUPPLY_STEP ? 0 : 1)
}

/** Hides face-down tiles and special buildings that the viewer has not seen. */
export const view = (s: State, viewer: Viewer): State => {
  const seen = copy(s)
  seen[VIEWER] = viewer === 'spectator' ? SPECTATOR_VIEW : viewer + 1
  for (let place = tilesShown(s); place < SUPPLY_TILES.length; place++) seen[TILES + place] = NONE
  const known = viewer === 'spectator' ? 0 : knows(s, viewer)
  for (let place = 0; place < at(s, SPECIAL_SIZE); place++)
    if ((known & (1 << place)) === 0) seen[SPECIAL + place] = NONE
  for (let seat = 0; seat < players(s); seat++) {
    if (seat !== viewer || !areHandsDealt(s)) hideHand(seen, seat)
    if (seat === viewer) continue
    setKnows(seen, seat, 0)
    setEither(seen, seat, NONE, NONE)
  }
  return seen
}

const hideHand = (s: State, seat: Seat): void => {
  for (let place = 0; place < HAND_SIZE; place++) setHandCard(s, seat, place, NONE)
}

export const viewCommand = (command: Command, by: Seat, viewer: Viewer): Command => {
  if (by === viewer) return command
  if (verbOf(command) === LAY) return encode(LAY, LAY_UNSEEN)
  return verbOf(command) === RETURN ? encode(RETURN, RETURN_UNSEEN) : command
}

export const viewEvent = (event: Event, viewer: Viewer): Event =>
  (event.kind === 'looked' || event.kind === 'hand-dealt') && event.seat !== viewer
    ? { ...event, cards: null }
    : event

/** Samples a state: fills the unknown tiles and special buildings of a view with possible ones. */
export const sampleState = (seen: State, source: Random): State => {
  const s = copy(seen)
  s[VIEWER] = 0
  sampleTiles(s, source)
  const viewer = at(seen, VIEWER) - 1
  sampleSpecials(s, source)
  sampleHands(s, viewer, source)
  return s
}

const sampleTiles = (s: State, source: Random): void => {
  const places = [...SUPPLY_TILES.keys()]
  const shown = new Set(places.map((place) => at(s, TILES + place)))
  const hidden = shuffle(
    places.filter((tile) => !shown.has(tile)),
    source,
  )
  for (const place of places) if (at(s, TILES + place) === NONE) s[TILES + place] = hidden.pop() ?? NONE
}

const sampleSpecials = (s: State, source: Random): void => {
  const laid = specialPile(s)
  const oneOfTopTwo = topTwoCards(s)
  const taken = new Set([...laid, ...oneOfTopTwo, ...heldCards(s)])
  const possible = specialCards(readDraw(s)).filter(
    (card) => locationOf(s, card) === NONE && !taken.has(card),
  )
  const unseen = shuffle(possible, source)
  const tops = [0, 1].filter((place) => place < laid.length && laid[place] === NONE)
  for (const card of shuffle(oneOfTopTwo, source)) {
    const place = tops.splice(source.nextInt(tops.length), 1)[0]
    if (place !== undefined) s[SPECIAL + place] = card
  }
  for (let place = 0; place < laid.length; place++)
    if (at(s, SPECIAL + place) === NONE) s[SPECIAL + place] = unseen.pop() ?? NONE
}

/** Samples hands that seats hold, or that are set aside because the card that deals them was sampled. */
const sampleHands = (s: State, viewer: Seat, source: Random): void => {
  const pile = specialPile(s)
  const dealer = DEALERS.find((card) => pile.includes(card) || locationOf(s, card) === TOWN)
  if (dealer === undefined) return
  const taken = new Set([...pile, ...heldCards(s)])
  const unused = shuffle(
    boxOf(readDraw(s)).filter((card) => locationOf(s, card) === NONE && !taken.has(card)),
    source,
  )
  for (let seat = 0; seat < players(s); seat++)
    for (let place = 0; place < cardsDealtBy(dealer); place++)
      if (pile.includes(dealer) || seat !== viewer) setHandCard(s, seat, place, unused.pop() ?? NONE)
}

/** The cards that the viewer knows to be the top two; a view contains no other seat's knowledge. */
const topTwoCards = (s: State): BuildingCard[] => {
  const cards: BuildingCard[] = []
  for (let seat = 0; seat < players(s); seat++)
    for (const card of [either(s, seat, 0), either(s, seat, 1)]) if (card !== NONE) cards.push(card)
  return cards
}
