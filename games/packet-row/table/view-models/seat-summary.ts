/** Summary of a seat: public facts, and private ones where the view has them. */

import type { Seat } from '@quayside/kernel'
import { bankerPoints } from '../../queries/index.ts'
import type { Destination, PositionLiteral, State } from '../../rules/index.ts'
import { cardOf } from './card-look.ts'
import { visibleHand } from './hand.ts'

export interface SeatSummary {
  readonly money: number
  /** By money, which decides what bankers count: who is equally rich shares it. */
  readonly rank: number
  readonly ships: readonly Destination[]
  readonly cards: number
  /** Null for a hand that is not shown. */
  readonly bankers: number | null
  /** What each banker would count now. */
  readonly bankerPoints: number
  /** Victory points on cards; null for a hand that is not shown. */
  readonly points: number | null
}

export const seatSummary = (view: State, at: PositionLiteral, seat: Seat): SeatSummary => {
  const { money = 0, hand = [], ships = [] } = at.seats[seat] ?? {}
  const isShown = typeof hand !== 'number'
  const cards = visibleHand(at, seat).map((word) => cardOf(view, word))
  return {
    money,
    rank: at.seats.filter((other) => other.money > money).length + 1,
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

/** How many copies of a card the viewer sees nowhere: they lie in the deck, in somebody's hand, or out of the game. */
export const unseenCopies = (view: State, at: PositionLiteral, word: string): number => {
  const seen = [
    ...at.seats.flatMap(({ hand, ships }) => [...(typeof hand === 'number' ? [] : hand), ...ships]),
    ...Object.values(at.boards).flatMap(({ current, future }) => [...current, ...future]),
    ...at.discards,
  ].filter((card) => card === word).length
  return Math.max(0, (cardOf(view, word)?.count ?? 0) - seen)
}
