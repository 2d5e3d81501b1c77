import type { Seat } from '@quayside/kernel'
import { BUILDINGS, buildingAt } from '../catalogue/catalogue.ts'
import { FRANC } from '../catalogue/goods.ts'
import { type Command, encodePayment, PAY_FOOD, paymentAmount } from '../commands.ts'
import { locationOf } from '../state/buildings.ts'
import { stock } from '../state/seats.ts'
import type { BuildingCard, State } from '../state/state.ts'
import { foodHeld, listFoodPayments } from './food.ts'

/** Nobody pays to enter an own building. */
export const feeApplies = (s: State, seat: Seat, building: BuildingCard): boolean =>
  buildingAt(building).fee.length > 0 && locationOf(s, building) !== seat

/** The two sides of a fee; null where the card has none of that kind. */
interface FeeTerms {
  readonly food: number | null
  readonly francs: number | null
}

const FEE_TERMS: readonly FeeTerms[] = BUILDINGS.map(({ fee }) => {
  let food: number | null = null
  let francs: number | null = null
  for (const alternative of fee) {
    if ('food' in alternative) food = alternative.food
    else francs = alternative.francs
  }
  return { food, francs }
})

export const feeTerms = (building: BuildingCard): FeeTerms => FEE_TERMS[building] as FeeTerms

/** Whether somebody with so much food, and so many francs among it, can pay a fee. */
export const isFeeWithin = (building: BuildingCard, food: number, francs: number): boolean => {
  const terms = feeTerms(building)
  return (terms.food !== null && food >= terms.food) || (terms.francs !== null && francs >= terms.francs)
}

export const canPayFee = (s: State, seat: Seat, building: BuildingCard): boolean =>
  isFeeWithin(building, foodHeld(s, seat), stock(s, seat, FRANC))

/**
 * Every way to pay an entry fee with nothing redundant. Where the card offers food or francs, a food payment
 * that holds the franc price already is one token too many.
 */
export const listFeePayments = (s: State, seat: Seat, building: BuildingCard, list: Command[]): void => {
  const { food, francs } = feeTerms(building)
  const inFrancs = francs !== null && stock(s, seat, FRANC) >= francs
  if (food !== null) {
    const first = list.length
    listFoodPayments(s, seat, food, list)
    if (inFrancs) dropCostlier(list, first, francs)
  }
  if (inFrancs) list.push(encodePayment(PAY_FOOD, 0, 0, 0, 0, francs))
}

/** Where a food payment names its francs. */
const FRANC_PLACE = 4

const dropCostlier = (list: Command[], first: number, franc: number): void => {
  let kept = first
  for (let place = first; place < list.length; place++) {
    const payment = list[place] as Command
    if (paymentAmount(payment, FRANC_PLACE) < franc) list[kept++] = payment
  }
  list.length = kept
}
