/** A delivery under construction: the contracts, the cards, and how they are used. */
import type { Refusal, Seat } from '@quayside/kernel'
import { type DeliveryPlan, plansFor, type Sailing, type Stowed, stowageOf } from '../../queries/index.ts'
import { type PositionLiteral, packetRow, type State } from '../../rules/index.ts'
import { cardOf, isContract } from './card-look.ts'
import { visibleHand } from './hand.ts'

type Delivery = DeliveryPlan[number]

/** A contract in the hand; equal ones are distinguished by their index. */
export interface HeldContract {
  readonly key: string
  readonly contract: string
}

export const lanesOf = (view: State, literal: PositionLiteral, seat: Seat): readonly HeldContract[] => {
  const seen = new Map<string, number>()
  return visibleHand(literal, seat)
    .filter((word) => isContract(cardOf(view, word)))
    .map((contract) => {
      const copy = seen.get(contract) ?? 0
      seen.set(contract, copy + 1)
      return { key: `${contract} ${copy}`, contract }
    })
}

/** All cards that the seat could use in a delivery. */
export const cargoOf = (view: State, literal: PositionLiteral, seat: Seat): readonly string[] => {
  const USABLE: readonly string[] = ['goods', 'gold_nugget', 'trader', 'captain', 'merchant_ship']
  return [...visibleHand(literal, seat), ...(literal.seats[seat]?.ships ?? [])].filter((word) =>
    USABLE.includes(cardOf(view, word)?.type ?? ''),
  )
}

/** A card used for a contract, with its units there. */
export interface Loaded extends Stowed {
  readonly here: number
}

export interface LaneLoad {
  readonly contract: string
  readonly cargo: readonly Loaded[]
  readonly ships: readonly Sailing[]
}

/** How the cards of the deliveries are divided among their contracts. */
export const loadsOf = (view: State, plan: DeliveryPlan): readonly LaneLoad[] =>
  plan.flatMap((delivery) => {
    const stowage = stowageOf(view, delivery)
    if (stowage === null) return []
    return delivery.contracts.map((contract, place) => {
      const order = cardOf(view, contract)
      const port = isContract(order) ? order.destination : null
      const firstThere = delivery.contracts.findIndex((other) => {
        const card = cardOf(view, other)
        return isContract(card) && card.destination === port
      })
      return {
        contract,
        cargo: stowage.cargo
          .filter(({ units }) => (units[place] ?? 0) > 0)
          .map((stowed) => ({ ...stowed, here: stowed.units[place] ?? 0 })),
        // Contracts for one destination share a ship, which is drawn with the first of them.
        ships: place === firstThere ? stowage.ships.filter(({ to }) => to === port) : [],
      }
    })
  })

export const lostIn = (view: State, plan: DeliveryPlan): number =>
  plan.flatMap((delivery) => stowageOf(view, delivery)?.cargo ?? []).reduce((sum, { lost }) => sum + lost, 0)

export const unitsAsked = (view: State, contracts: readonly string[]): number =>
  contracts.reduce((sum, word) => {
    const card = cardOf(view, word)
    return sum + (isContract(card) ? card.amount : 0)
  }, 0)

/** The current choice, and whether it is legal. */
export interface DeliveryDraft {
  readonly plan: DeliveryPlan
  readonly refusal: Refusal | null
  /** Number of alternative ways. */
  readonly ways: number
}

/** With the cards that the player chose; otherwise the best way, or one of the others. */
export const draftOf = (
  view: State,
  seat: Seat,
  contracts: readonly string[],
  cards: readonly string[] | null,
  way: number,
): DeliveryDraft => {
  if (cards !== null) {
    const delivery: Delivery = { verb: 'deliver', contracts, cards }
    return { plan: [delivery], refusal: packetRow.refuse(view, seat, delivery), ways: 1 }
  }
  const plans = contracts.length === 0 ? [] : plansFor(view, seat, contracts)
  return { plan: plans[way % Math.max(1, plans.length)] ?? [], refusal: null, ways: plans.length }
}
