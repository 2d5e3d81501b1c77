import type { Seat } from '@quayside/kernel'
import type { Tariff } from '../catalogue/effect.ts'
import { FRANC } from '../catalogue/goods.ts'
import { argumentOf, CONVERT, encode } from '../commands.ts'
import type { Log } from '../events.ts'
import { popFrame } from '../state/action-frames.ts'
import { stock } from '../state/seats.ts'
import type { State } from '../state/state.ts'
import { type Action, ask, gain, spend } from './action.ts'

const most = (s: State, seat: Seat, effect: Tariff): number =>
  Math.min(effect.francs.length, stock(s, seat, effect.good))

const sell = (s: State, seat: Seat, effect: Tariff, amount: number, log: Log): void => {
  const francs = effect.francs[amount - 1] as number
  spend(s, seat, effect.good, amount, log)
  gain(s, seat, FRANC, francs, log)
}

export const tariffAction: Action<Tariff> = {
  answers: [CONVERT],
  asks: () => ({ asks: 'times', count: 0 }),
  sparedByFee: () => true,
  hindrance: (s, seat, effect) => (most(s, seat, effect) > 0 ? null : 'lacks-goods'),
  start(s, seat, effect, building, log) {
    if (most(s, seat, effect) === 1) sell(s, seat, effect, 1, log)
    else ask(s, building)
  },
  list(s, seat, effect, list) {
    for (let amount = 1; amount <= most(s, seat, effect); amount++) list.push(encode(CONVERT, amount))
  },
  apply(s, seat, effect, command, log) {
    sell(s, seat, effect, argumentOf(command), log)
    popFrame(s)
  },
  resume: popFrame,
}
