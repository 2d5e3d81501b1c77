import type { Seat } from '@quayside/kernel'
import type { Strike } from '../catalogue/effect.ts'
import { argumentOf, encode, TAKE } from '../commands.ts'
import type { Log } from '../events.ts'
import { BUILDING, frame, popFrame } from '../state/action-frames.ts'
import { at, type BuildingCard, type State } from '../state/state.ts'
import { offersWith, ROUND, rounds } from '../state/table.ts'
import { takeOffer } from '../turn/offers.ts'
import { callStrike, isStrikeOn } from '../turn/striking.ts'
import { type Action, ask } from './action.ts'

const fullOffers = (s: State): number[] => offersWith(s, (amount) => amount > 0)

const takeAndStrike = (s: State, seat: Seat, picket: BuildingCard, offer: number, log: Log): void => {
  takeOffer(s, seat, offer, log)
  callStrike(s, seat, picket, log)
}

export const strikeAction: Action<Strike> = {
  answers: [TAKE],
  sparedByFee: () => true,
  hindrance(s) {
    if (isStrikeOn(s)) return 'strike-on'
    // In the last round, some players have no turn left.
    if (at(s, ROUND) >= rounds(s).length - 1) return 'too-late'
    return fullOffers(s).length > 0 ? null : 'nothing-to-gain'
  },
  start(s, seat, _effect, picket, log) {
    const [first, ...others] = fullOffers(s)
    if (first !== undefined && others.length === 0) takeAndStrike(s, seat, picket, first, log)
    else ask(s, picket)
  },
  list(s, _seat, _effect, list) {
    for (const offer of fullOffers(s)) list.push(encode(TAKE, offer))
  },
  apply(s, seat, _effect, command, log) {
    const picket = frame(s, BUILDING)
    popFrame(s)
    takeAndStrike(s, seat, picket, argumentOf(command), log)
  },
  resume: popFrame,
}
