import type { Seat } from '@quayside/kernel'
import type { Evict } from '../catalogue/effect.ts'
import { FRANC } from '../catalogue/goods.ts'
import { argumentOf, type Command, EVICT, encode } from '../commands.ts'
import type { Hindrance } from '../refusals.ts'
import { BUILDING, frame, popFrame } from '../state/action-frames.ts'
import { addTokens, discOf, placeDisc, stock } from '../state/seats.ts'
import { type BuildingCard, NONE, type State } from '../state/state.ts'
import { players } from '../state/table.ts'
import { keepsGuests, sendAway } from '../turn/discs.ts'
import { type Action, ask } from './action.ts'
import type { Visit } from './visit.ts'

export const evictAction = (visit: Visit): Action<Evict> => {
  /** Ruling: the visitor must be able to pay the franc and the fee and to use the building; the franc is paid first. */
  const whyNotEvict = (
    s: State,
    seat: Seat,
    effect: Evict,
    from: BuildingCard,
    other: Seat,
  ): Hindrance | null => {
    const building = discOf(s, other)
    if (other === seat || building === NONE || building === from) return 'nobody-to-evict'
    if (keepsGuests(building)) return 'may-stay'
    if (stock(s, seat, FRANC) < effect.francs) return 'lacks-francs'
    addTokens(s, seat, FRANC, -effect.francs)
    placeDisc(s, other, NONE)
    const hindrance = visit.hindrance(s, seat, building)
    placeDisc(s, other, building)
    addTokens(s, seat, FRANC, effect.francs)
    return hindrance === null ? null : 'cannot-use-that'
  }

  return {
    answers: [EVICT],
    hindrance(s, seat, effect, building) {
      let reason: Hindrance = 'nobody-to-evict'
      for (let other = 0; other < players(s); other++) {
        const whyNot = whyNotEvict(s, seat, effect, building, other)
        if (whyNot === null) return null
        if (whyNot !== 'nobody-to-evict' && whyNot !== 'may-stay') reason = whyNot
      }
      return reason
    },
    start(s, _seat, _effect, building) {
      ask(s, building)
    },
    list(s, seat, effect, list: Command[]) {
      for (let other = 0; other < players(s); other++)
        if (whyNotEvict(s, seat, effect, frame(s, BUILDING), other) === null) list.push(encode(EVICT, other))
    },
    apply(s, seat, effect, command, log) {
      const other = argumentOf(command)
      const building = discOf(s, other)
      popFrame(s)
      addTokens(s, seat, FRANC, -effect.francs)
      addTokens(s, other, FRANC, effect.francs)
      log?.push({ kind: 'fee-paid', seat, to: other, tokens: [{ token: FRANC, amount: effect.francs }] })
      sendAway(s, other, log)
      visit.enter(s, seat, building, log)
    },
    resume: popFrame,
  }
}
