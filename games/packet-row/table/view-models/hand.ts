/** A hand grouped by the current use of its cards. */
import type { Seat } from '@quayside/kernel'
import { bestPlan, type DeliveryPlan, type Missing, missingFor, plansFor } from '../../queries/index.ts'
import { DESTINATIONS, GOODS, type PositionLiteral, type State } from '../../rules/index.ts'
import { cardOf, isContract } from './card-look.ts'

/** A stack of equal cards. */
export interface Stack {
  readonly card: string
  readonly count: number
}

export interface ReadyContract extends Stack {
  /** The cheapest way to fulfil it. */
  readonly way: DeliveryPlan
}

export interface WaitingContract extends Stack {
  readonly missing: Missing
}

export interface Hand {
  readonly ready: readonly ReadyContract[]
  /** The best choice of ready contracts that can be fulfilled together. */
  readonly best: DeliveryPlan
  readonly waiting: readonly WaitingContract[]
  readonly goods: readonly Stack[]
  readonly helpers: readonly Stack[]
  readonly points: readonly Stack[]
  readonly bank: readonly Stack[]
  readonly ships: readonly Stack[]
}

const stacked = (cards: readonly string[]): Stack[] => {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}

/** Sort key: goods in the order of the rules, small cards first, then nuggets. */
const cargoOrder = (view: State, word: string): number => {
  const card = cardOf(view, word)
  if (card?.type === 'goods') return GOODS.indexOf(card.good) * 10 + card.amount
  return card?.type === 'gold_nugget' ? 100 + card.units : 0
}

const destinationOrder = (view: State, word: string): number => {
  const card = cardOf(view, word)
  return card !== null && 'destination' in card ? DESTINATIONS.indexOf(card.destination) : 0
}

/** The cards of a hand in this view; empty if the hand is hidden. */
export const visibleHand = ({ seats }: PositionLiteral, seat: Seat): readonly string[] => {
  const hand = seats[seat]?.hand ?? []
  return typeof hand === 'number' ? [] : hand
}

export const handOf = (view: State, literal: PositionLiteral, seat: Seat): Hand => {
  const cards = stacked(visibleHand(literal, seat))
  const ofType = (...types: readonly string[]): Stack[] =>
    cards.filter(({ card }) => types.includes(cardOf(view, card)?.type ?? ''))
  const contracts = cards
    .filter(({ card }) => isContract(cardOf(view, card)))
    .map((stack) => ({ ...stack, way: plansFor(view, seat, [stack.card])[0] }))
    .sort((one, other) => destinationOrder(view, one.card) - destinationOrder(view, other.card))
  return {
    ready: contracts.flatMap(({ way, ...stack }) => (way === undefined ? [] : [{ ...stack, way }])),
    best: bestPlan(view, seat),
    waiting: contracts.flatMap(({ way, ...stack }) =>
      way === undefined ? [{ ...stack, missing: missingFor(view, seat, stack.card) }] : [],
    ),
    goods: ofType('goods', 'gold_nugget').sort(
      (one, other) => cargoOrder(view, one.card) - cargoOrder(view, other.card),
    ),
    helpers: ofType('trader', 'captain', 'assistant'),
    points: ofType('victory_points'),
    bank: ofType('banker', 'money'),
    ships: stacked(literal.seats[seat]?.ships ?? []),
  }
}
