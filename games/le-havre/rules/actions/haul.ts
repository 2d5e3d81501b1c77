import type { Seat } from '@quayside/kernel'
import type { Haul } from '../catalogue/effect.ts'
import { FRANC } from '../catalogue/goods.ts'
import { OFFER_COUNT, OFFERS } from '../catalogue/offers.ts'
import { argumentOf, encode, HAUL } from '../commands.ts'
import type { Log } from '../events.ts'
import { popFrame } from '../state/action-frames.ts'
import { addTokens, stock } from '../state/seats.ts'
import { at, type State } from '../state/state.ts'
import { OFFER } from '../state/table.ts'
import { type Action, ask, spend } from './action.ts'

/** The first offer space of goods; the francs offer is excluded. */
const FIRST_GOODS_OFFER = 1

const canHaul = (s: State, first: number): boolean =>
  first >= FIRST_GOODS_OFFER &&
  first + 1 < OFFER_COUNT &&
  at(s, OFFER + first) > 0 &&
  at(s, OFFER + first + 1) > 0

const firstPairs = (s: State): number[] =>
  Array.from({ length: OFFER_COUNT }, (_, offer) => offer).filter((offer) => canHaul(s, offer))

const haul = (s: State, seat: Seat, effect: Haul, first: number, log: Log): void => {
  spend(s, seat, FRANC, effect.francs, log)
  for (const offer of [first, first + 1]) {
    const amount = at(s, OFFER + offer)
    const token = OFFERS[offer] as number
    s[OFFER + offer] = 0
    addTokens(s, seat, token, amount)
    log?.push({ kind: 'offer-taken', seat, token, amount })
  }
}

export const haulAction: Action<Haul> = {
  answers: [HAUL],
  hindrance(s, seat, effect) {
    if (stock(s, seat, FRANC) < effect.francs) return 'lacks-francs'
    return firstPairs(s).length > 0 ? null : 'no-two-neighbours'
  },
  start(s, seat, effect, building, log) {
    const pairs = firstPairs(s)
    if (pairs.length === 1) haul(s, seat, effect, pairs[0] as number, log)
    else ask(s, building)
  },
  list(s, _seat, _effect, list) {
    for (const first of firstPairs(s)) list.push(encode(HAUL, first))
  },
  apply(s, seat, effect, command, log) {
    haul(s, seat, effect, argumentOf(command), log)
    popFrame(s)
  },
  resume: popFrame,
}
