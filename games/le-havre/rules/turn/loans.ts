/** Taking and repaying loans, and redeeming pawned goods, which is possible whenever a loan could be repaid. */
import type { Seat } from '@quayside/kernel'
import { BUILDINGS } from '../catalogue/catalogue.ts'
import { FRANC, GOOD_COUNT, type Token } from '../catalogue/goods.ts'
import { CONSTANTS } from '../catalogue/set-ups.ts'
import { type Command, encode, REDEEM } from '../commands.ts'
import type { Log } from '../events.ts'
import type { Hindrance } from '../refusals.ts'
import { addLoans, addTokens, hasPawned, inPawn, loans, setInPawn, stock } from '../state/seats.ts'
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

/** Takes the fewest loans that cover the gap. */
export const borrow = (s: State, seat: Seat, gap: number, log: Log): void => {
  const taken = Math.ceil(gap / CONSTANTS.loanValue)
  addLoans(s, seat, taken)
  addTokens(s, seat, FRANC, taken * CONSTANTS.loanValue)
  log?.push({ kind: 'loans-taken', seat, loans: taken, francs: taken * CONSTANTS.loanValue })
}

/** Francs to redeem a pawned good. */
export const REDEMPTION =
  BUILDINGS.flatMap(({ effect }) => (effect.op === 'pawn' ? [effect.redeem] : []))[0] ?? 0

export const whyNotRedeem = (s: State, seat: Seat, good: Token): Hindrance | null => {
  if (!inPawn(s, seat, good)) return 'not-in-pawn'
  return stock(s, seat, FRANC) < REDEMPTION ? 'lacks-francs' : null
}

export const canRedeem = (s: State, seat: Seat): boolean =>
  hasPawned(s, seat) && stock(s, seat, FRANC) >= REDEMPTION

export const listRedemptions = (s: State, seat: Seat, list: Command[]): void => {
  if (!canRedeem(s, seat)) return
  for (let good = 0; good < GOOD_COUNT; good++) if (inPawn(s, seat, good)) list.push(encode(REDEEM, good))
}

export const redeem = (s: State, seat: Seat, good: Token, log: Log): void => {
  addTokens(s, seat, FRANC, -REDEMPTION)
  addTokens(s, seat, good, 1)
  setInPawn(s, seat, good, false)
  log?.push({ kind: 'redeemed', seat, tokens: [{ token: good, amount: 1 }], francs: REDEMPTION })
}
