/** Differences between two positions of a replay: signed amounts and cards, seat by seat. */

import type { Difference } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import { sign } from '@quayside/table/format.ts'
import { cardNoun, type Texts } from '../../language/index.ts'
import { AREAS, type Area, type PositionLiteral, packetRow, type State } from '../../rules/index.ts'

/** Number of copies of a card that came or, if negative, went. */
export interface Cards {
  readonly card: string
  readonly change: number
}

export interface SeatDifference {
  readonly seat: Seat
  readonly money: number
  /** In the hand, and ships in front. */
  readonly cards: readonly Cards[]
  /** Change of the number of cards in a hidden hand. */
  readonly unseen: number
}

interface AreaDifference {
  readonly area: Area
  /** In the current supply. */
  readonly cards: readonly Cards[]
}

export interface Differences {
  /** Only seats and areas with a difference. */
  readonly seats: readonly SeatDifference[]
  readonly areas: readonly AreaDifference[]
}

const countOf = (cards: readonly (string | null)[], card: string): number =>
  cards.filter((one) => one === card).length

const cardsBetween = (before: readonly (string | null)[], after: readonly (string | null)[]): Cards[] =>
  [...new Set([...after, ...before])].flatMap((card) => {
    const change = card === null ? 0 : countOf(after, card) - countOf(before, card)
    return card === null || change === 0 ? [] : [{ card, change }]
  })

type SeatLiteral = PositionLiteral['seats'][number]

const currentFrame = ({ hand, ships }: SeatLiteral): readonly string[] =>
  typeof hand === 'number' ? ships : [...hand, ...ships]

const unseen = ({ hand }: SeatLiteral): number => (typeof hand === 'number' ? hand : 0)

const literal = (state: State): PositionLiteral => packetRow.position.write(state) as PositionLiteral

export const differencesBetween = (before: State, after: State): Differences => {
  const [then, now] = [literal(before), literal(after)]
  const seats = now.seats.flatMap((has, seat): SeatDifference[] => {
    const had = then.seats[seat]
    return had === undefined
      ? []
      : [
          {
            seat,
            money: has.money - had.money,
            cards: cardsBetween(currentFrame(had), currentFrame(has)),
            unseen: unseen(has) - unseen(had),
          },
        ]
  })
  const areas = AREAS.map((area) => ({
    area,
    cards: cardsBetween(then.boards[area].current, now.boards[area].current),
  }))
  return {
    seats: seats.filter(
      ({ money, cards, unseen: cardsUnseen }) => money !== 0 || cards.length > 0 || cardsUnseen !== 0,
    ),
    areas: areas.filter(({ cards }) => cards.length > 0),
  }
}

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
