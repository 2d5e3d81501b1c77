import type { Seat } from '@quayside/kernel'
import type { Command, Delivery } from '../commands.ts'
import { print } from '../notation.ts'
import type { State } from '../state.ts'
import { listDeliveries } from './deliveries.ts'

/** Whether the list leaves a delivery out: it wastes cards, is several in one, or names its cards in another order. */
export const isUnlisted = (state: State, seat: Seat, delivery: Delivery): boolean => {
  const list: Command[] = []
  listDeliveries(state, seat, list)
  const text = print(delivery)
  return !list.some((listed) => print(listed) === text)
}
