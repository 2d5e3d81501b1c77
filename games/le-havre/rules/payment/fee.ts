import type { Seat } from '@quayside/kernel'
import { BUILDINGS } from '../catalogue/catalogue.ts'
import { FRANC } from '../catalogue/goods.ts'
import { type Command, encodePayment, PAY_FOOD, paymentAmount } from '../commands.ts'
import { locationOf } from '../state/buildings.ts'
import { stock } from '../state/seats.ts'
import type { BuildingCard, State } from '../state/state.ts'
import { foodHeld, listFoodPayments } from './food.ts'

/** The alternatives of a fee; null if the card has none of that kind. */
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

// The fees again as typed arrays: the fee of every building is looked up in every turn.
const OUT_OF_REACH = 1 << 20
const HAS_FEE = Uint8Array.from(BUILDINGS, ({ fee }) => fee.length)
const FOOD_FEE = Int32Array.from(FEE_TERMS, ({ food }) => food ?? OUT_OF_REACH)
const FRANC_FEE = Int32Array.from(FEE_TERMS, ({ francs }) => francs ?? OUT_OF_REACH)

/** Entering one's own building is free. */
export const feeApplies = (s: State, seat: Seat, building: BuildingCard): boolean =>
  HAS_FEE[building] !== 0 && locationOf(s, building) !== seat

/** Whether a fee can be paid with this much food, of which this many are francs. */
export const isFeeWithin = (building: BuildingCard, food: number, francs: number): boolean =>
  food >= (FOOD_FEE[building] as number) || francs >= (FRANC_FEE[building] as number)

export const canPayFee = (s: State, seat: Seat, building: BuildingCard): boolean =>
  isFeeWithin(building, foodHeld(s, seat), stock(s, seat, FRANC))

/**
 * All payments of an entry fee without a redundant token. If the card offers food or francs, a food payment that
 * contains the franc price has a token too many.
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

/** Index of the francs in a food payment. */
const FRANC_PLACE = 4

const dropCostlier = (list: Command[], first: number, franc: number): void => {
  let kept = first
  for (let place = first; place < list.length; place++) {
    const payment = list[place] as Command
    if (paymentAmount(payment, FRANC_PLACE) < franc) list[kept++] = payment
  }
  list.length = kept
}
