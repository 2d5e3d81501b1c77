/** Buying, selling and whatever else a player may do in the own turn beside its actions. */
import type { Seat } from '@quayside/kernel'
import { type Command, encode, REPAY } from '../commands.ts'
import { isModuleCardOut } from '../holdings.ts'
import type { State } from '../state/state.ts'
import { listPurchases } from './buying.ts'
import { listExpulsions } from './expelling.ts'
import { listRedemptions, whyNotRepay } from './loans.ts'
import { listSales } from './selling.ts'

/** What any seat may do while no action is under way, and the active one also between two parts of its own. */
export const listAsides = (s: State, seat: Seat, list: Command[]): void => {
  listSales(s, seat, list)
  if (whyNotRepay(s, seat) === null) list.push(encode(REPAY))
  if (isModuleCardOut(s)) listRedemptions(s, seat, list)
}

/** What the active seat alone may do besides. */
export const listTrades = (s: State, seat: Seat, list: Command[]): void => {
  if (isModuleCardOut(s)) listExpulsions(s, seat, list)
  listPurchases(s, seat, list)
}
