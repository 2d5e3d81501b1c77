/** The table as a person reads it in a terminal. */

import type { Page } from '@quayside/game/terminal'
import { labelled } from '@quayside/game/terminal'
import {
  leHavre,
  OFFERS,
  type PositionLiteral,
  roundsOf,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIPS,
  type State,
  SUPPLY_TILES,
  shipWord,
  TOKENS,
} from '../rules/index.ts'
import { buildingTitle, orNothing, type Row } from './board-items.ts'
import { seatLines } from './board-seats.ts'
import type { Words } from './words.ts'

export const board = (state: State, words: Words, page: Page): string[] => {
  const position = leHavre.position.write(state) as PositionLiteral
  const rows = [
    supplyTiles(position, words, page),
    offers(position, words, page),
    proposals(position, words),
    town(position, words),
    shipPiles(position, words),
    ...specialPile(position, words),
    ...roundEnd(position, words),
  ]
  return [
    ...head(position, words, page),
    '',
    ...labelled(rows, page.columns),
    '',
    ...seatLines(state, position, words, page),
  ]
}

const setUpOf = ({ options }: PositionLiteral): { players: number; version: 'full' | 'short' } => ({
  players: options?.players ?? 0,
  version: options?.version ?? 'full',
})

const head = (position: PositionLiteral, words: Words, page: Page): string[] => {
  const { texts, headings } = words
  const { players, version } = setUpOf(position)
  const title = [texts.names.title, headings.version[version], texts.count('player', players)].join(' · ')
  return [page.paint.bold(title), now(position, words)]
}

const now = (position: PositionLiteral, { headings }: Words): string => {
  if (position.phase === 'over') return headings.over
  if (position.phase === 'final') return headings.finalStage
  const { players, version } = setUpOf(position)
  const { round = 1, turn = 1 } = position
  const turns = SUPPLY_TILES.length
  return [
    headings.round(round, roundsOf(version, players).length),
    headings.turn(Math.min(turn, turns), turns),
  ].join(' · ')
}

/** What the end of the round will bring; nothing after the last one. */
const roundEnd = (position: PositionLiteral, words: Words): Row[] => {
  const { texts, headings } = words
  const { players, version } = setUpOf(position)
  const card = roundsOf(version, players)[(position.round ?? 1) - 1]
  if (!card) return []
  const items = [
    texts.count('food', card.food),
    headings.harvest[card.harvest ? 'yes' : 'no'],
    headings.townGets[card.townGets],
    headings.newShip(shipTitle(card.card, words)),
  ]
  return [{ label: headings.roundEnd, items: items.filter((item) => item !== '') }]
}

const shipTitle = (ship: number, { texts }: Words): string => {
  const { type = 'wooden', value = 0 } = SHIPS[ship] ?? {}
  return `${texts.ship(shipWord(ship)).plain} (${texts.names.shipTypes[type].kind} ${value})`
}

const supplyTiles = (position: PositionLiteral, { texts, headings }: Words, { paint }: Page): Row => {
  const current = (position.turn ?? 1) - (position.step === 'supply' ? 2 : 1)
  const items = (position.tiles ?? []).map((name, place) => {
    const tile = SUPPLY_TILES.find(({ goods }) => goods.join('+') === name)
    if (!tile) return paint.dim('?')
    const goods = tile.goods.map((token) => texts.names.tokens[token].name).join('+')
    const text = tile.interest ? `${goods} (${headings.interest})` : goods
    return place === current && position.phase !== 'final' ? paint.bold(`▸${text}`) : text
  })
  return { label: headings.supplyTiles, items }
}

const offers = (position: PositionLiteral, { texts, headings }: Words, { paint }: Page): Row => ({
  label: headings.offers,
  items: OFFERS.map((offer) => {
    const token = TOKENS[offer] ?? 'franc'
    const amount = position.offers?.[token] ?? 0
    const text = `${texts.names.tokens[token].name} ${amount}`
    return amount === 0 ? paint.dim(text) : text
  }),
})

const proposals = (position: PositionLiteral, words: Words): Row => ({
  label: words.headings.proposals,
  items: (position.piles ?? []).map(([top, ...below]) =>
    top === undefined
      ? `(${words.headings.emptySpace})`
      : `${buildingTitle(top, position, words)} ${words.headings.below(below.length)}`,
  ),
})

const town = (position: PositionLiteral, words: Words): Row => ({
  label: words.headings.town,
  items: orNothing(
    (position.town ?? []).map((name) => buildingTitle(name, position, words)),
    words,
  ),
})

/** The top ship of each pile with its value, the price, and how many lie below. */
const shipPiles = (position: PositionLiteral, words: Words): Row => {
  const { texts, headings } = words
  const items = SHIP_TYPES.flatMap((type, place) => {
    const pile = position.ships?.[type] ?? []
    const top = pile.at(-1)
    if (top === undefined) return []
    const price = SHIP_TYPE_RECORDS[place]?.price ?? null
    const terms = price === null ? headings.notForSale : texts.count('franc', price)
    const value = SHIPS.find((_, ship) => shipWord(ship) === top)?.value ?? 0
    const below = pile.length > 1 ? ` ${headings.below(pile.length - 1)}` : ''
    return [`${texts.ship(top).plain} (${texts.names.shipTypes[type].kind} ${value}, ${terms})${below}`]
  })
  return { label: headings.shipPiles, items: orNothing(items, words) }
}

const specialPile = (position: PositionLiteral, { texts, headings }: Words): Row[] => {
  const pile = position.special ?? []
  if (pile.length === 0) return []
  const hidden = pile.filter((card) => card === null).length
  const known = pile.flatMap((card) => (card === null ? [] : [texts.building(card).plain]))
  return [
    {
      label: headings.specialPile,
      items: [...known, ...(hidden > 0 ? [headings.faceDown(hidden)] : [])],
    },
  ]
}
