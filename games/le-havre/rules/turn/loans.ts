import type { Seat } from '@quayside/kernel'
import { FRANC } from '../catalogue/goods.ts'
import { CONSTANTS } from '../catalogue/set-ups.ts'
import type { Log } from '../events.ts'
import type { Hindrance } from '../refusals.ts'
import { addLoans, addTokens, loans, stock } from '../state/seats.ts'
import type { State } from '../state/state.ts'

export const whyNotRepay = (s: State, seat: Seat): Hindrance | null => {
  if (loans(s, seat) === 0) return 'no-loan-to-repay'
  return stock(s, seat, FRANC) < CONSTANTS.loanRepay ? 'lacks-francs' : null
}

export const repay = (s: State, seat: Seat, log: Log): void => {
  addTokens(s, seat, FRANC, -CONSTANTS.loanRepay)
  addLoans(s, seat, -1)
  log?.push({ kind: 'loan-repaid', seat, francs: CONSTANTS.loanRepay })
}

/** As few loans as cover the gap. */
export const borrow = (s: State, seat: Seat, gap: number, log: Log): void => {
  const taken = Math.ceil(gap / CONSTANTS.loanValue)
  addLoans(s, seat, taken)
  addTokens(s, seat, FRANC, taken * CONSTANTS.loanValue)
  log?.push({ kind: 'loans-taken', seat, loans: taken, francs: taken * CONSTANTS.loanValue })
}
