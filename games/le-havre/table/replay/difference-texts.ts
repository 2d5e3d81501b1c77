import type { Difference } from '@quayside/game'
import { sign } from '@quayside/table/format.ts'
import { BUILDINGS, type State, shipWord, TOKENS } from '../../rules/index.ts'
import type { Words } from '../state/words.ts'
import { type Amount, type Card, differencesBetween, type SeatDifference } from './differences.ts'

const amountText = ({ token, change }: Amount, { game }: Words): string => {
  const name = TOKENS[token]
  return name === undefined ? '' : `${sign(change)}${game.count(name, Math.abs(change))}`
}

const buildingText = ({ card, change }: Card, { game }: Words): string =>
  `${sign(change)}${game.building(BUILDINGS[card]?.name ?? '').plain}`

const shipText = ({ card, change }: Card, { game }: Words): string =>
  `${sign(change)}${game.ship(shipWord(card)).plain}`

const partsOf = ({ tokens, loans, buildings, ships }: SeatDifference, words: Words): string[] => [
  ...buildings.map((card) => buildingText(card, words)),
  ...ships.map((card) => shipText(card, words)),
  ...tokens.map((amount) => amountText(amount, words)),
  ...(loans === 0 ? [] : [`${sign(loans)}${words.game.count('loan', Math.abs(loans))}`]),
]

export const differenceTexts = (before: State, after: State, words: Words): readonly Difference[] => {
  const { seats, offers, town } = differencesBetween(before, after)
  const common = [
    { title: words.replay('compare.town'), parts: town.map((card) => buildingText(card, words)) },
    { title: words.board('zone.offers'), parts: offers.map((amount) => amountText(amount, words)) },
  ]
  return [
    ...seats.map((seat) => ({ seat: seat.seat, title: '', parts: partsOf(seat, words) })),
    ...common.filter(({ parts }) => parts.length > 0).map((row) => ({ seat: null, ...row })),
  ]
}
