/** Payments for a building whose cost leaves a choice between several amounts of material. */
import type { Seat } from '@quayside/kernel'
import type { Material } from '../catalogue/building.ts'
import { type Command, encodePayment, PAY_ENERGY, paymentAmount } from '../commands.ts'
import type { State } from '../state/state.ts'
import { listMaterialPayments } from './material.ts'

const PLACES = [0, 1, 2, 3, 4]

/** Whether a payment contains all of another payment, so that at least one token is too many. */
const holds = (payment: Command, other: Command): boolean =>
  PLACES.every((place) => paymentAmount(payment, place) >= paymentAmount(other, place))

const WOOD_PLACE = 0

/** Wood alone prints the same for every kind of payment and is read back as energy. */
const asRead = (payment: Command): Command =>
  PLACES.every((place) => place === WOOD_PLACE || paymentAmount(payment, place) === 0)
    ? encodePayment(PAY_ENERGY, paymentAmount(payment, WOOD_PLACE), 0, 0, 0, 0)
    : payment

/** Payments of any of the costs, without those that contain another one. */
export const listCostPayments = (s: State, seat: Seat, costs: readonly Material[], list: Command[]): void => {
  const payments: Command[] = []
  for (const cost of costs) listMaterialPayments(s, seat, cost, payments)
  const different = [...new Set(payments)]
  for (const payment of different)
    if (!different.some((other) => other !== payment && holds(payment, other))) list.push(asRead(payment))
}
