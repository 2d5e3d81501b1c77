/** Checks whether every card of a position belongs to the game and is in a place that the rules allow. */

import { isModernised } from '../actions/build-ship.ts'
import { BUILDINGS, buildingAt, DISC_CATCHERS, FOLLOWERS, WHARVES } from '../catalogue/catalogue.ts'
import { SHIP_COUNT } from '../catalogue/ships.ts'
import { shipWord } from '../notation/notation-words.ts'
import type { Options } from '../options.ts'
import type { LiteralCode } from '../refusals.ts'
import { GONE, locationOf, PILE_COUNT, TOWN, wasSold } from '../state/buildings.ts'
import { pileCards } from '../state/proposals.ts'
import { discOf } from '../state/seats.ts'
import { SHIP_PILE, shipLocation } from '../state/ships.ts'
import { specialPile } from '../state/special-buildings.ts'
import { at, type BuildingCard, NONE, type State } from '../state/state.ts'
import { players, ROUND } from '../state/table.ts'
import { DEALERS, handOf } from '../turn/hands.ts'
import { type GameCards, gameCards, shipsArrived } from './game-cards.ts'
import { Misfit } from './parse-fields.ts'

export const checkCards = (s: State, options: Options): void => {
  const cards = gameCards(options)
  for (const card of BUILDINGS.keys()) checkBuilding(s, card, cards)
  for (let pile = 0; pile < PILE_COUNT; pile++) checkPile(pileCards(s, pile), cards)
  checkSpecials(s, cards)
  checkHands(s, cards)
  checkShips(s, options)
  checkDiscs(s)
}

const refuse = (code: LiteralCode, field: string, card: BuildingCard): never => {
  throw new Misfit(code, field, BUILDINGS[card]?.name)
}

/** The literal field for buildings at a location. */
const fieldOf = (location: number): string => {
  if (location < TOWN) return `seats.${location + 1}.buildings`
  if (location === TOWN) return 'town'
  return location === GONE ? 'out' : 'piles'
}

/** Whether a seat can ever own a building: by buying, building, swapping it for a ship, or automatically. */
const canBeOwned = (card: BuildingCard): boolean => {
  const { price, cost } = buildingAt(card)
  return price !== null || cost !== null || FOLLOWERS.includes(card)
}

/** Whether a building can leave the game: only after a strike, or when a construction site is replaced. */
const canLeave = (card: BuildingCard): boolean => {
  const { op } = buildingAt(card).effect
  return op === 'replace' || op === 'strike'
}

const takesPart = (card: BuildingCard, { standard, drawable, hands }: GameCards): boolean =>
  standard.has(card) || drawable.has(card) || hands.has(card)

const checkBuilding = (s: State, card: BuildingCard, cards: GameCards): void => {
  const location = locationOf(s, card)
  const built = location !== NONE && location <= TOWN
  // A building sold in this turn may have ended a strike and left the game.
  if (wasSold(s, card) && !built && location !== GONE) refuse('card-in-wrong-place', 'sold', card)
  if (WHARVES.includes(card) && isModernised(s, card) && !built)
    refuse('card-in-wrong-place', 'modernised', card)
  if (location === NONE) return
  const field = fieldOf(location)
  if (!takesPart(card, cards)) refuse('not-in-this-game', field, card)
  const fits = location === GONE ? canLeave(card) : location >= TOWN || canBeOwned(card)
  if (!fits) refuse('card-in-wrong-place', field, card)
}

/**
 * The standard buildings of a pile are in the order of their numbers. A special building may be placed on a pile, so it
 * is on top; another one on an empty space, so it is at the bottom without a standard building.
 */
const checkPile = (pile: readonly BuildingCard[], { proposals }: GameCards): void => {
  const standard = pile.filter((card) => !buildingAt(card).special)
  if (standard.length > proposals.size / PILE_COUNT)
    throw new Misfit('impossible-position', 'piles', standard.length)
  for (const [depth, card] of pile.entries()) {
    const { special, standing } = buildingAt(card)
    const onTop = standing?.laidOnHighestProposal === true && depth === 0
    const alone = standing?.waitsForEmptySpace === true && depth === pile.length - 1 && standard.length === 0
    if (special ? !onTop && !alone : !proposals.has(card)) refuse('card-in-wrong-place', 'piles', card)
  }
  for (const [depth, card] of standard.entries())
    if (depth > 0 && card < (standard[depth - 1] as number)) refuse('pile-out-of-order', 'piles', card)
}

/** Six are drawn. A seventh comes from a hand, and then the card that dealt the hands is gone. */
const checkSpecials = (s: State, { drawable, drawn }: GameCards): void => {
  const pile = specialPile(s)
  for (const card of pile)
    if (card !== NONE && !drawable.has(card)) refuse('not-in-this-game', 'special', card)
  const shown = [...BUILDINGS.keys()].filter(
    (card) => buildingAt(card).special && locationOf(s, card) !== NONE,
  )
  const replaced = DEALERS.filter((card) => locationOf(s, card) === GONE).length
  const fromHand = shown.filter((card) => !drawable.has(card))[replaced]
  if (fromHand !== undefined) refuse('not-in-this-game', fieldOf(locationOf(s, fromHand)), fromHand)
  const count = shown.length + pile.length
  if (count > drawn + replaced) throw new Misfit('too-many-specials', 'special', count)
}

/** Hands exist only with a card that deals them, in the pile or revealed. */
const checkHands = (s: State, { hands }: GameCards): void => {
  const pile = specialPile(s)
  const dealt = DEALERS.some((card) => locationOf(s, card) !== NONE || pile.includes(card))
  for (let seat = 0; seat < players(s); seat++)
    for (const card of handOf(s, seat)) {
      if (!hands.has(card)) refuse('not-in-this-game', `seats.${seat + 1}.hand`, card)
      if (!dealt) refuse('card-in-wrong-place', `seats.${seat + 1}.hand`, card)
    }
}

const checkShips = (s: State, options: Options): void => {
  const ofSetUp = shipsArrived(options, Number.POSITIVE_INFINITY)
  const arrived = shipsArrived(options, at(s, ROUND))
  for (let ship = 0; ship < SHIP_COUNT; ship++) {
    const location = shipLocation(s, ship)
    if (location === NONE || arrived.has(ship)) continue
    const field = location === SHIP_PILE ? 'ships' : `seats.${location + 1}.ships`
    throw new Misfit(ofSetUp.has(ship) ? 'ship-too-early' : 'not-in-this-game', field, shipWord(ship))
  }
}

/** A building without an action has no visitors, except for the card that discs are sent to. */
const checkDiscs = (s: State): void => {
  for (let seat = 0; seat < players(s); seat++) {
    const disc = discOf(s, seat)
    if (disc !== NONE && buildingAt(disc).effect.op === 'closed' && !DISC_CATCHERS.includes(disc))
      refuse('card-in-wrong-place', `seats.${seat + 1}.disc`, disc)
  }
}
