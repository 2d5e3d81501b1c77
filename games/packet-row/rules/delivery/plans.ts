/**
 * Plans that fulfil several contracts with one delivery after another. Every step is a listed delivery, so no card is
 * wasted; contracts that share cards are in one step.
 */
import type { Seat } from '@quayside/kernel'
import { kindOf, of } from '../catalogue/catalogue.ts'
import type { Command, Delivery } from '../commands.ts'
import { copy, type State } from '../state.ts'
import { listDeliveries } from './deliveries.ts'
import { fulfil } from './fulfil.ts'

export type DeliveryPlan = readonly Delivery[]

/** Limits the cost of a hand full of contracts. */
const MOST_STEPS = 600

interface Search {
  readonly seat: Seat
  readonly found: DeliveryPlan[]
  steps: number
}

const deliveriesOf = (state: State, seat: Seat): Delivery[] => {
  const list: Command[] = []
  listDeliveries(state, seat, list)
  return list.filter((command) => command.verb === 'deliver')
}

/** The contracts without the fulfilled ones; null if some of those are not among them. */
const without = (contracts: readonly string[], fulfilled: readonly string[]): readonly string[] | null => {
  const rest = [...contracts]
  for (const contract of fulfilled) {
    const place = rest.indexOf(contract)
    if (place < 0) return null
    rest.splice(place, 1)
  }
  return rest
}

const after = (state: State, seat: Seat, delivery: Delivery): State => {
  const next = copy(state)
  fulfil(next, seat, delivery, undefined)
  return next
}

/** Plans that fulfil exactly these contracts, the one with the cheapest cards first. */
export const plansFor = (state: State, seat: Seat, contracts: readonly string[]): readonly DeliveryPlan[] => {
  const search: Search = { seat, found: [], steps: MOST_STEPS }
  look(state, contracts, [], search)
  return search.found.sort((one, other) => costOf(state, one) - costOf(state, other))
}

const look = (state: State, contracts: readonly string[], before: DeliveryPlan, search: Search): void => {
  const [first] = contracts
  if (first === undefined) {
    search.found.push(before)
    return
  }
  for (const delivery of deliveriesOf(state, search.seat)) {
    // The first contract is in the first delivery, so that no order is tried twice.
    const rest = delivery.contracts.includes(first) ? without(contracts, delivery.contracts) : null
    if (rest === null || --search.steps < 0) continue
    look(after(state, search.seat, delivery), rest, [...before, delivery], search)
  }
}

/** A trader or captain is free, but taking it costs a round, which is worth about two units. */
const HELPER_COST = 6

/** The prices of the cards. */
const costOf = ({ setting }: State, plan: DeliveryPlan): number => {
  const { price, cards: records } = setting.catalogue
  let cost = 0
  for (const { cards } of plan)
    for (const word of cards) {
      const kind = kindOf(setting.catalogue, word)
      const type = records[kind]?.type
      cost += type === 'trader' || type === 'captain' ? HELPER_COST : of(price, kind)
    }
  return cost
}

/** The contracts with the highest total reward that the seat can fulfil now, and how. */
export const bestPlan = (state: State, seat: Seat): DeliveryPlan => {
  const { catalogue } = state.setting
  const rewardOf = (plan: DeliveryPlan): number =>
    plan
      .flatMap(({ contracts }) => contracts)
      .reduce((sum, word) => sum + of(catalogue.pays, kindOf(catalogue, word)), 0)
  let best: DeliveryPlan = []
  let steps = MOST_STEPS
  const grow = (now: State, plan: DeliveryPlan): void => {
    const gain = rewardOf(plan) - rewardOf(best)
    if (gain > 0 || (gain === 0 && costOf(state, plan) < costOf(state, best))) best = plan
    for (const delivery of deliveriesOf(now, seat)) {
      if (--steps < 0) return
      grow(after(now, seat, delivery), [...plan, delivery])
    }
  }
  grow(state, [])
  return best
}
