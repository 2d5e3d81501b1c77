import type { Seat } from '@quayside/kernel'
import type { Collect } from '../catalogue/effect.ts'
import { addTokens, stock } from '../state/seats.ts'
import type { State } from '../state/state.ts'
import { players } from '../state/table.ts'
import { immediate } from './action.ts'

/** What another seat must give; a seat with fewer gives all it has. */
const dueFrom = (s: State, other: Seat, effect: Collect): number =>
  Math.min(players(s) === 2 ? effect.withTwo : effect.amount, stock(s, other, effect.token))

const others = (s: State, seat: Seat): Seat[] =>
  Array.from({ length: players(s) - 1 }, (_, place) => (seat + 1 + place) % players(s))

export const collectAction = immediate<Collect>({
  sparedByFee: () => true,
  hindrance: (s, seat, effect) =>
    others(s, seat).some((other) => dueFrom(s, other, effect) > 0) ? null : 'nobody-has-any',
  start(s, seat, effect, _building, log) {
    for (const other of others(s, seat)) {
      const amount = dueFrom(s, other, effect)
      if (amount === 0) continue
      addTokens(s, other, effect.token, -amount)
      addTokens(s, seat, effect.token, amount)
      log?.push({ kind: 'handed-over', seat: other, to: seat, tokens: [{ token: effect.token, amount }] })
    }
  },
})
