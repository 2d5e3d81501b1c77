/** Buying, selling and other commands that a player may give besides the main action. */
import type { Seat } from '@quayside/kernel'
import { type Command, encode, REPAY } from '../commands.ts'
import { isModuleCardOut } from '../holdings.ts'
import type { State } from '../state/state.ts'
import { listPurchases } from './buying.ts'
import { listExpulsions } from './expelling.ts'
import { listRedemptions, whyNotRepay } from './loans.ts'
import { listSales } from './selling.ts'

/**
 * Commands that any seat may give while no action is in progress, and the active seat also between two parts of its
 * action.
 */
export const listAsides = (s: State, seat: Seat, list: Command[]): void => {
  listSales(s, seat, list)
  if (whyNotRepay(s, seat) === null) list.push(encode(REPAY))
  if (isModuleCardOut(s)) listRedemptions(s, seat, list)
}

/** Commands that only the active seat may give in addition. */
export const listTrades = (s: State, seat: Seat, list: Command[]): void => {
  if (isModuleCardOut(s)) listExpulsions(s, seat, list)
  listPurchases(s, seat, list)
}
