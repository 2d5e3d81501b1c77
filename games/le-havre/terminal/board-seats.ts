import type { Page } from '@quayside/game/terminal'
import { labelled } from '@quayside/game/terminal'
import { playerName } from '@quayside/texts'
import { leHavre, type PositionLiteral, type State, TOKENS, total, wealth } from '../rules/index.ts'
import { buildingTitle, orNothing, type Row } from './board-items.ts'
import type { Words } from './words.ts'

/** Every seat with its store, its cards and where its person is. */
export const seatLines = (state: State, position: PositionLiteral, words: Words, page: Page): string[] => {
  const deciders = leHavre.deciders(state)
  return Object.keys(position.seats ?? {}).flatMap((_, seat) => {
    const mark = deciders.includes(seat) ? '▸' : ' '
    const title = `${mark}${playerName(seat, words.texts)}`
    const lines = labelled(seatRows(position, seat, words), page.columns - 2).map((line) => `  ${line}`)
    return [`${page.paint.bold(title)}  ${summary(state, position, seat, words)}`, ...lines]
  })
}

const summary = (state: State, position: PositionLiteral, seat: number, words: Words): string => {
  const { texts, headings } = words
  const { stock, loans = 0, disc = null, owes = 0 } = position.seats?.[`${seat + 1}`] ?? {}
  return [
    texts.count('franc', stock?.['franc'] ?? 0),
    ...(loans > 0 ? [texts.count('loan', loans)] : []),
    headings.wealth(total(wealth(state, seat))),
    disc === null ? headings.discHome : headings.discIn(texts.building(disc).plain),
    ...(owes > 0 ? [`${headings.owes} ${owes}`] : []),
  ].join(' · ')
}

const seatRows = (position: PositionLiteral, seat: number, words: Words): Row[] => {
  const { texts, headings } = words
  const { stock = {}, buildings = [], ships = [] } = position.seats?.[`${seat + 1}`] ?? {}
  const goods = TOKENS.flatMap((token) => {
    const amount = stock[token] ?? 0
    return token === 'franc' || amount === 0 ? [] : [`${texts.names.tokens[token].name} ${amount}`]
  })
  return [
    { label: headings.goods, items: orNothing(goods, words) },
    { label: headings.buildings, items: buildings.map((name) => buildingTitle(name, position, words)) },
    { label: headings.ships, items: ships.map((word) => texts.ship(word).plain) },
  ].filter(({ items }) => items.length > 0)
}
