/** Paying a building whose cost leaves a choice: any of several demands for material. */
import type { Seat } from '@quayside/kernel'
import type { Material } from '../catalogue/building.ts'
import { type Command, encodePayment, PAY_ENERGY, paymentAmount } from '../commands.ts'
import type { State } from '../state/state.ts'
import { listMaterialPayments } from './material.ts'

const PLACES = [0, 1, 2, 3, 4]

/** Whether a payment holds everything of another one, and so at least one token too many. */
const holds = (payment: Command, other: Command): boolean =>
  PLACES.every((place) => paymentAmount(payment, place) >= paymentAmount(other, place))

const WOOD_PLACE = 0

/** Wood alone has one wording, whatever it pays, and that is read as energy. */
const asRead = (payment: Command): Command =>
  PLACES.every((place) => place === WOOD_PLACE || paymentAmount(payment, place) === 0)
    ? encodePayment(PAY_ENERGY, paymentAmount(payment, WOOD_PLACE), 0, 0, 0, 0)
    : payment

/** Payments of any of the costs, none of which is another one with something added. */
export const listCostPayments = (s: State, seat: Seat, costs: readonly Material[], list: Command[]): void => {
  const payments: Command[] = []
  for (const cost of costs) listMaterialPayments(s, seat, cost, payments)
  const different = [...new Set(payments)]
  for (const payment of different)
    if (!different.some((other) => other !== payment && holds(payment, other))) list.push(asRead(payment))
}
