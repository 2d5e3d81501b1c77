import type { Seat } from '@quayside/kernel'
import type { TakeOffers } from '../catalogue/effect.ts'
import { argumentOf, encode, TAKE } from '../commands.ts'
import type { Log } from '../events.ts'
import { popFrame } from '../state/action-frames.ts'
import type { State } from '../state/state.ts'
import { offersWith } from '../state/table.ts'
import { takeOffer } from '../turn/offers.ts'
import { type Action, ask } from './action.ts'

const offersOf = (s: State, tokens: number): number[] => offersWith(s, (amount) => amount === tokens)

const takeAll = (s: State, seat: Seat, effect: TakeOffers, chosen: number, log: Log): void => {
  for (const offer of [chosen, ...offersOf(s, effect.every)]) takeOffer(s, seat, offer, log)
}

export const takeOffersAction: Action<TakeOffers> = {
  answers: [TAKE],
  asks: (_s, { one }) => ({ asks: 'take-offers', count: one }),
  sparedByFee: () => true,
  hindrance: (s, _seat, effect) => (offersOf(s, effect.one).length > 0 ? null : 'no-fitting-offer'),
  start(s, seat, effect, building, log) {
    const [first, ...others] = offersOf(s, effect.one)
    if (first !== undefined && others.length === 0) takeAll(s, seat, effect, first, log)
    else ask(s, building)
  },
  list(s, _seat, effect, list) {
    for (const offer of offersOf(s, effect.one)) list.push(encode(TAKE, offer))
  },
  apply(s, seat, effect, command, log) {
    popFrame(s)
    takeAll(s, seat, effect, argumentOf(command), log)
  },
  resume: popFrame,
}
