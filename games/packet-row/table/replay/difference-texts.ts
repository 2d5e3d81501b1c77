import type { Difference } from '@quayside/game'
import { sign } from '@quayside/table/format.ts'
import { cardNoun, type Texts } from '../../language/index.ts'
import type { State } from '../../rules/index.ts'
import { type Cards, differencesBetween, type SeatDifference } from './differences.ts'

const cardText = ({ card, change }: Cards, game: Texts): string => {
  const copies = Math.abs(change)
  return `${sign(change)}${copies === 1 ? '' : `${copies} × `}${cardNoun(card, game).plain}`
}

const amountText = (what: 'dollar' | 'card', change: number, game: Texts): readonly string[] =>
  change === 0 ? [] : [`${sign(change)}${game.count(what, Math.abs(change))}`]

const partsOf = ({ money, cards, unseen }: SeatDifference, game: Texts): readonly string[] => [
  ...amountText('dollar', money, game),
  ...cards.map((card) => cardText(card, game)),
  ...amountText('card', unseen, game),
]

export const differenceTexts = (before: State, after: State, game: Texts): readonly Difference[] => {
  const { seats, areas } = differencesBetween(before, after)
  return [
    ...seats.map((seat) => ({ seat: seat.seat, title: '', parts: partsOf(seat, game) })),
    ...areas.map(({ area, cards }) => ({
      seat: null,
      title: game.area(area).plain,
      parts: cards.map((card) => cardText(card, game)),
    })),
  ]
}
