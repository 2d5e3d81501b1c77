import { BUILDING_COUNT, buildingAt, WAITING_FOR_SPACE, WHARVES } from '../catalogue/catalogue.ts'
import type { Options } from '../options.ts'
import {
  GONE,
  locationOf,
  markSold,
  moveBuilding,
  PILE,
  PILE_COUNT,
  seePlayed,
  TOWN,
} from '../state/buildings.ts'
import { layPile, pileCards } from '../state/proposals.ts'
import {
  clearSpecials,
  SPECIAL,
  SPECIAL_LIMIT,
  SPECIAL_SIZE,
  specialCard,
} from '../state/special-buildings.ts'
import { at, NONE, type State } from '../state/state.ts'
import { MODERNISED, WAITING } from '../state/table.ts'
import { buildingOf, type Fields, listOf, Misfit, Placed, seatFields } from './fields.ts'

/** Where the literal puts each building; nothing is moved before all of it is read. */
export const readBuildings = (s: State, fields: Fields, options: Options): void => {
  const placed = new Placed(buildingOf)
  const owned = Array.from({ length: options.players }, (_, seat) =>
    placed.cards(seatFields(fields, seat)['buildings'] ?? [], `seats.${seat + 1}.buildings`),
  )
  const town = fields['town'] === undefined ? null : placed.cards(fields['town'], 'town')
  const piles = fields['piles'] === undefined ? null : readPiles(fields['piles'], placed)
  const out = placed.cards(fields['out'] ?? [], 'out')
  const special = fields['special'] === undefined ? null : readSpecial(fields['special'], placed)
  layPiles(
    s,
    piles ?? pilesLeft(s, placed),
    (card) => placed.has(card) || (locationOf(s, card) === TOWN && town !== null),
  )
  for (const card of town ?? []) moveBuilding(s, card, TOWN)
  for (const [seat, own] of owned.entries()) for (const card of own) moveBuilding(s, card, seat)
  for (const card of out) moveBuilding(s, card, GONE)
  laySpecial(s, special ?? specialLeft(s, placed))
  seePlayed(s)
}

const readPiles = (value: unknown, placed: Placed): number[][] => {
  const piles = listOf(value, 'piles').map((pile) => placed.cards(pile, 'piles'))
  if (piles.length !== PILE_COUNT || piles.some((pile) => pile.length > 11))
    throw new Misfit('bad-value', 'piles', value)
  return piles
}

const readSpecial = (value: unknown, placed: Placed): number[] =>
  listOf(value, 'special').map((name) => {
    if (name === null) return NONE
    const card = placed.card(name, 'special')
    if (!buildingAt(card).special) throw new Misfit('impossible-position', 'special', name)
    return card
  })

/** A building that the literal puts elsewhere is not in its pile any more. */
const pilesLeft = (s: State, placed: Placed): number[][] =>
  Array.from({ length: PILE_COUNT }, (_, pile) => pileCards(s, pile).filter((card) => !placed.has(card)))

const specialLeft = (s: State, placed: Placed): number[] =>
  Array.from({ length: at(s, SPECIAL_SIZE) }, (_, place) => specialCard(s, place)).filter(
    (card) => !placed.has(card),
  )

/** What was in a pile, or leaves its place, is nowhere until it is laid again. */
const layPiles = (
  s: State,
  piles: readonly (readonly number[])[],
  leaves: (card: number) => boolean,
): void => {
  for (let card = 0; card < BUILDING_COUNT; card++)
    if (locationOf(s, card) >= PILE || leaves(card)) moveBuilding(s, card, NONE)
  for (const [pile, cards] of piles.entries()) layPile(s, pile, cards)
}

const laySpecial = (s: State, cards: readonly number[]): void => {
  if (cards.length > SPECIAL_LIMIT) throw new Misfit('bad-value', 'special', cards.length)
  clearSpecials(s)
  for (const [place, card] of cards.entries()) s[SPECIAL + place] = card
  s[SPECIAL_SIZE] = cards.length
}

/** What happened to buildings, wherever they lie: which one waits, which are modernised, which were sold in this turn. */
export const readMarks = (s: State, fields: Fields): void => {
  s[WAITING] = readWaiting(s, fields['waiting']) + 1
  for (const name of listOf(fields['modernised'] ?? [], 'modernised')) {
    const bit = WHARVES.indexOf(buildingOf(name, 'modernised'))
    if (bit < 0) throw new Misfit('bad-value', 'modernised', name)
    s[MODERNISED] = at(s, MODERNISED) | (1 << bit)
  }
  for (const name of listOf(fields['sold'] ?? [], 'sold')) markSold(s, buildingOf(name, 'sold'))
}

const readWaiting = (s: State, value: unknown): number => {
  if (value === null) return NONE
  if (value === undefined) return WAITING_FOR_SPACE.find((card) => locationOf(s, card) === TOWN) ?? NONE
  const card = buildingOf(value, 'waiting')
  if (locationOf(s, card) !== TOWN) throw new Misfit('impossible-position', 'waiting', value)
  return card
}
