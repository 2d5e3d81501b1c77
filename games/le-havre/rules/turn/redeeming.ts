/** Goods in pawn: whoever pawned them may redeem them whenever a loan could be repaid. */
import type { Seat } from '@quayside/kernel'
import { BUILDINGS } from '../catalogue/catalogue.ts'
import { FRANC, GOOD_COUNT, type Token } from '../catalogue/goods.ts'
import { type Command, encode, REDEEM } from '../commands.ts'
import type { Log } from '../events.ts'
import type { Hindrance } from '../refusals.ts'
import { addTokens, hasPawned, inPawn, setInPawn, stock } from '../state/seats.ts'
import type { State } from '../state/state.ts'

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
