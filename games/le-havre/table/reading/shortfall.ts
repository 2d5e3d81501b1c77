/** What a seat that cannot pay its due has towards it, and what is missing. */
import type { Seat } from '@quayside/kernel'
import { owes, stock } from '../../reading/index.ts'
import { type Bundle, question, type State, TOKENS } from '../../rules/index.ts'
import { covers, demandOf } from './payment.ts'

export interface Shortfall {
  readonly held: Bundle
  readonly short: number
}

export const shortfall = (view: State, seat: Seat): Shortfall => {
  const asked = question(view)
  const demand = asked === null ? null : demandOf(view, seat, asked)
  if (demand === null) return { held: [], short: 0 }
  const held = TOKENS.flatMap((_, token) => {
    const amount = stock(view, seat, token)
    return amount > 0 && covers(demand, [{ token, amount }]) > 0 ? [{ token, amount }] : []
  })
  return { held, short: Math.max(0, owes(view, seat) - covers(demand, held)) }
}
