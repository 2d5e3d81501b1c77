import type { Seat } from '@quayside/kernel'
import type { Duplicate } from '../catalogue/effect.ts'
import { FRANC, GOOD_COUNT, type Token } from '../catalogue/goods.ts'
import { CONVERT, DONE, encode, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { popFrame } from '../state/frames.ts'
import { addTokens, stock } from '../state/seats.ts'
import type { State } from '../state/state.ts'
import { type Action, ask } from './action.ts'

/** Kinds that the visitor has and gets another of for nothing. */
const freeKinds = (s: State, seat: Seat, effect: Duplicate): Token[] =>
  Array.from({ length: GOOD_COUNT }, (_, good) => good).filter(
    (good) => good !== effect.costly.token && stock(s, seat, good) > 0,
  )

export const canBuyCostly = (s: State, seat: Seat, { costly }: Duplicate): boolean =>
  stock(s, seat, costly.token) > 0 && stock(s, seat, FRANC) >= costly.francs

const buy = (s: State, seat: Seat, { costly }: Duplicate, log: Log): void => {
  addTokens(s, seat, FRANC, -costly.francs)
  addTokens(s, seat, costly.token, 1)
  log?.push({ kind: 'paid', seat, tokens: [{ token: FRANC, amount: costly.francs }] })
  log?.push({ kind: 'gained', seat, tokens: [{ token: costly.token, amount: 1 }] })
}

export const duplicateAction: Action<Duplicate> = {
  hindrance(s, seat, effect) {
    if (freeKinds(s, seat, effect).length > 0 || canBuyCostly(s, seat, effect)) return null
    return stock(s, seat, effect.costly.token) > 0 ? 'lacks-francs' : 'lacks-goods'
  },
  start(s, seat, effect, building, log) {
    const kinds = freeKinds(s, seat, effect)
    for (const good of kinds) addTokens(s, seat, good, 1)
    if (kinds.length > 0)
      log?.push({ kind: 'gained', seat, tokens: kinds.map((token) => ({ token, amount: 1 })) })
    if (!canBuyCostly(s, seat, effect)) return
    // The action must be carried out: who has nothing else buys.
    if (kinds.length === 0) buy(s, seat, effect, log)
    else ask(s, building)
  },
  list(_s, _seat, _effect, list) {
    list.push(encode(CONVERT, 1), encode(DONE))
  },
  apply(s, seat, effect, command, log) {
    if (verbOf(command) === CONVERT) buy(s, seat, effect, log)
    popFrame(s)
  },
  resume: popFrame,
}
