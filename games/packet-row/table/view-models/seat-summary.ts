/** Public facts of a seat, and private ones if the view has them. */

import type { Seat } from '@quayside/kernel'
import { bankerPoints } from '../../queries/index.ts'
import type { Destination, PositionLiteral, State } from '../../rules/index.ts'
import { cardOf } from './card-look.ts'
import { visibleHand } from './hand.ts'

export interface SeatSummary {
  readonly money: number
  /** Rank by money, which decides the bankers' points; seats with equal money share it. */
  readonly rank: number
  readonly ships: readonly Destination[]
  readonly cards: number
  /** Null for a hidden hand. */
  readonly bankers: number | null
  /** Points of each banker if the game ended now. */
  readonly bankerPoints: number
  /** Victory points on cards; null for a hidden hand. */
  readonly points: number | null
}

export const seatSummary = (view: State, literal: PositionLiteral, seat: Seat): SeatSummary => {
  const { money = 0, hand = [], ships = [] } = literal.seats[seat] ?? {}
  const isShown = typeof hand !== 'number'
  const cards = visibleHand(literal, seat).map((word) => cardOf(view, word))
  return {
    money,
    rank: literal.seats.filter((other) => other.money > money).length + 1,
    ships: ships.flatMap((word) => {
      const ship = cardOf(view, word)
      return ship?.type === 'merchant_ship' ? [ship.destination] : []
    }),
    cards: isShown ? hand.length : hand,
    bankers: isShown ? cards.filter((card) => card?.type === 'banker').length : null,
    bankerPoints: bankerPoints(view, seat),
    points: isShown
      ? cards.reduce((sum, card) => sum + (card?.type === 'victory_points' ? card.vp : 0), 0)
      : null,
  }
}

/** Number of copies of a card that the viewer does not see: in the deck, in other hands, or out of the game. */
export const unseenCopies = (view: State, literal: PositionLiteral, word: string): number => {
  const seen = [
    ...literal.seats.flatMap(({ hand, ships }) => [...(typeof hand === 'number' ? [] : hand), ...ships]),
    ...Object.values(literal.boards).flatMap(({ current, future }) => [...current, ...future]),
    ...literal.discards,
  ].filter((card) => card === word).length
  return Math.max(0, (cardOf(view, word)?.count ?? 0) - seen)
}
