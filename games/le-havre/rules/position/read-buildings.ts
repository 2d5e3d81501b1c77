import { BUILDING_COUNT, BUILDINGS, buildingAt, WAITING_FOR_SPACE, WHARVES } from '../catalogue/catalogue.ts'
import type { Options } from '../options.ts'
import {
  GONE,
  IN_PLAY_LIMIT,
  locationOf,
  markSold,
  moveBuilding,
  PILE,
  PILE_COUNT,
  seePlayed,
  TOWN,
} from '../state/buildings.ts'
import { layPile, PILE_DEPTH, pileCards, pileSize } from '../state/proposals.ts'
import {
  clearSpecials,
  SPECIAL,
  SPECIAL_LIMIT,
  SPECIAL_SIZE,
  specialPile,
} from '../state/special-buildings.ts'
import { at, NONE, type State } from '../state/state.ts'
import { MODERNISED, WAITING } from '../state/table.ts'
import { DEALERS } from '../turn/hands.ts'
import { specialsDrawn } from './game-cards.ts'
import { buildingOf, type Fields, listOf, Misfit, Placed, seatFields } from './parse-fields.ts'

/** Reads the location of each building; nothing is moved before the whole literal is read. */
export const readBuildings = (s: State, fields: Fields, options: Options): void => {
  const placed = new Placed(buildingOf)
  const owned = Array.from({ length: options.players }, (_, seat) =>
    placed.cards(seatFields(fields, seat)['buildings'] ?? [], `seats.${seat + 1}.buildings`),
  )
  const town = fields['town'] === undefined ? null : placed.cards(fields['town'], 'town')
  const piles = fields['piles'] === undefined ? null : readPiles(fields['piles'], placed)
  const out = placed.cards(fields['out'] ?? [], 'out')
  const special =
    fields['special'] === undefined
      ? specialLeft(s, placed, out, fields, options)
      : readSpecial(fields['special'], placed)
  layPiles(
    s,
    piles ?? pilesLeft(s, placed),
    (card) => placed.has(card) || (locationOf(s, card) === TOWN && town !== null),
  )
  for (const card of town ?? []) moveBuilding(s, card, TOWN)
  for (const [seat, own] of owned.entries()) for (const card of own) moveBuilding(s, card, seat)
  for (const card of out) moveBuilding(s, card, GONE)
  laySpecial(s, special)
  const lying = BUILDINGS.filter((_, card) => locationOf(s, card) !== NONE).length
  if (lying > IN_PLAY_LIMIT) throw new Misfit('impossible-position', 'town', lying)
  seePlayed(s)
}

const readPiles = (value: unknown, placed: Placed): number[][] => {
  const piles = listOf(value, 'piles').map((pile) => placed.cards(pile, 'piles'))
  if (piles.length !== PILE_COUNT || piles.some((pile) => pile.length > PILE_DEPTH))
    throw new Misfit('bad-value', 'piles', value)
  return piles
}

const readSpecial = (value: unknown, placed: Placed): number[] => {
  const pile = listOf(value, 'special')
  if (pile.length > SPECIAL_LIMIT) throw new Misfit('bad-value', 'special', pile.length)
  return pile.map((name) => {
    if (name === null) return NONE
    const card = placed.card(name, 'special')
    if (!buildingAt(card).special) throw new Misfit('card-in-wrong-place', 'special', name)
    return card
  })
}

/** The piles without buildings that the literal places elsewhere. */
const pilesLeft = (s: State, placed: Placed): number[][] =>
  Array.from({ length: PILE_COUNT }, (_, pile) => pileCards(s, pile).filter((card) => !placed.has(card)))

/** The special pile as dealt, without cards placed elsewhere, and no larger than a game allows. */
const specialLeft = (
  s: State,
  placed: Placed,
  out: readonly number[],
  fields: Fields,
  options: Options,
): number[] => {
  const inHand = Array.from({ length: options.players }, (_, seat) => seatFields(fields, seat)['hand']).flat()
  const shown = BUILDINGS.filter(({ special }, card) => special && placed.has(card)).length
  const replaced = out.filter((card) => DEALERS.includes(card)).length
  return specialPile(s)
    .filter((card) => !placed.has(card) && !inHand.includes(BUILDINGS[card]?.name))
    .slice(0, Math.max(0, specialsDrawn(options) + replaced - shown))
}

/** Clears the old location of every card in the piles before it is placed again. */
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
  clearSpecials(s)
  for (const [place, card] of cards.entries()) s[SPECIAL + place] = card
  s[SPECIAL_SIZE] = cards.length
}

/** Marks on buildings: which one waits, which are modernised, which were sold in this turn. */
export const readMarks = (s: State, fields: Fields): void => {
  s[WAITING] = readWaiting(s, fields['waiting']) + 1
  for (const name of listOf(fields['modernised'] ?? [], 'modernised')) {
    const bit = WHARVES.indexOf(buildingOf(name, 'modernised'))
    if (bit < 0) throw new Misfit('bad-value', 'modernised', name)
    s[MODERNISED] = at(s, MODERNISED) | (1 << bit)
  }
  for (const name of listOf(fields['sold'] ?? [], 'sold')) markSold(s, buildingOf(name, 'sold'))
}

const PILES = Array.from({ length: PILE_COUNT }, (_, pile) => pile)

/** No card can wait while a proposal space is empty. */
const readWaiting = (s: State, value: unknown): number => {
  if (value === null) return NONE
  const waits = (card: number): boolean =>
    WAITING_FOR_SPACE.includes(card) &&
    locationOf(s, card) === TOWN &&
    PILES.every((pile) => pileSize(s, pile) > 0)
  if (value === undefined) return WAITING_FOR_SPACE.find(waits) ?? NONE
  const card = buildingOf(value, 'waiting')
  if (!waits(card)) throw new Misfit('impossible-position', 'waiting', value)
  return card
}
