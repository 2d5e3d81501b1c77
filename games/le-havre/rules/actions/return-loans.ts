import type { Seat } from '@quayside/kernel'
import type { ReturnLoans } from '../catalogue/effect.ts'
import { FRANC } from '../catalogue/goods.ts'
import { argumentOf, encode, RETURN_LOANS } from '../commands.ts'
import type { Log } from '../events.ts'
import { popFrame } from '../state/action-frames.ts'
import { addLoans, loans } from '../state/seats.ts'
import type { State } from '../state/state.ts'
import { type Action, ask, gain } from './action.ts'
import { nothingIn } from './frame-numbers.ts'

/** A player with two or more loans who returns only one also gets francs. */
const handBack = (s: State, seat: Seat, effect: ReturnLoans, returned: number, log: Log): void => {
  const francs = returned === 1 && loans(s, seat) > 1 ? effect.francs : 0
  addLoans(s, seat, -returned)
  log?.push({ kind: 'loans-returned', seat, loans: returned })
  gain(s, seat, FRANC, francs, log)
}

export const returnLoansAction: Action<ReturnLoans> = {
  answers: [RETURN_LOANS],
  sparedByFee: () => true,
  questionFits: (s, seat, _effect, { stage, x, y, z }) => nothingIn(stage, x, y, z) && loans(s, seat) >= 3,
  hindrance: (s, seat) => (loans(s, seat) > 0 ? null : 'no-loan'),
  start(s, seat, effect, building, log) {
    if (loans(s, seat) < 3) handBack(s, seat, effect, 1, log)
    else ask(s, building)
  },
  list(_s, _seat, _effect, list) {
    list.push(encode(RETURN_LOANS, 1), encode(RETURN_LOANS, 2))
  },
  apply(s, seat, effect, command, log) {
    handBack(s, seat, effect, argumentOf(command), log)
    popFrame(s)
  },
  resume: popFrame,
}
