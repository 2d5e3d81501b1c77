import type { Seat } from '@quayside/kernel'
import { kindOf, of } from '../catalogue/catalogue.ts'
import type { Delivery } from '../commands.ts'
import type { Log } from '../events.ts'
import { earn, type State, spend } from '../state.ts'

/** Discards all cards of a delivery, including any excess, and pays the rewards. */
export const fulfil = (state: State, seat: Seat, { contracts, cards }: Delivery, log: Log): void => {
  const { catalogue } = state.setting
  let reward = 0
  for (const contract of contracts) {
    reward += of(catalogue.pays, kindOf(catalogue, contract))
    spend(state, seat, kindOf(catalogue, contract))
  }
  for (const card of cards) spend(state, seat, kindOf(catalogue, card))
  earn(state.cells, seat, reward)
  log?.push({ kind: 'delivered', seat, contracts, cards, reward })
}
