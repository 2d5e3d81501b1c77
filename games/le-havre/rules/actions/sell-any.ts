import type { Seat } from '@quayside/kernel'
import type { SellAny } from '../catalogue/effect.ts'
import { FRANC, GOOD_COUNT, STANDARD_GOODS, type Token } from '../catalogue/goods.ts'
import { type Command, DONE, encode, encodePair, firstOf, GIVE, secondOf, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { frame, popFrame, setFrame, X, Y, Z } from '../state/action-frames.ts'
import { stock } from '../state/seats.ts'
import type { State } from '../state/state.ts'
import { type Action, ask, gain, spend } from './action.ts'
import { isGood } from './frame-numbers.ts'

// Goods are given in store order, so standard goods come first and must make complete sets. Frame: X is the number of
// standard goods beyond the last complete set, Y the next good, Z whether anything was given.

const standardFrom = (s: State, seat: Seat, first: Token): number => {
  let held = 0
  for (let good = first; good < STANDARD_GOODS; good++) held += stock(s, seat, good)
  return held
}

const upgradedHeld = (s: State, seat: Seat): number => {
  let held = 0
  for (let good = STANDARD_GOODS; good < GOOD_COUNT; good++) held += stock(s, seat, good)
  return held
}

const listGifts = (s: State, seat: Seat, effect: SellAny, list: Command[]): void => {
  const set = effect.standardForFranc
  let later = standardFrom(s, seat, frame(s, Y))
  for (let good = frame(s, Y); good < GOOD_COUNT; good++) {
    const held = stock(s, seat, good)
    if (good < STANDARD_GOODS) {
      later -= held
      for (let amount = 1; amount <= held; amount++) {
        const over = (frame(s, X) + amount) % set
        if (over === 0 || later >= set - over) list.push(encodePair(GIVE, good, amount))
      }
    } else if (frame(s, X) === 0) {
      for (let amount = 1; amount <= held; amount++) list.push(encodePair(GIVE, good, amount))
    }
  }
  if (frame(s, X) === 0 && frame(s, Z) === 1) list.push(encode(DONE))
}

const give = (s: State, seat: Seat, effect: SellAny, good: Token, amount: number, log: Log): void => {
  const standard = good < STANDARD_GOODS
  const over = frame(s, X) + (standard ? amount : 0)
  const francs = standard ? Math.floor(over / effect.standardForFranc) : amount
  setFrame(s, X, over % effect.standardForFranc)
  setFrame(s, Y, good + 1)
  setFrame(s, Z, 1)
  spend(s, seat, good, amount, log)
  gain(s, seat, FRANC, francs, log)
}

export const sellAnyAction: Action<SellAny> = {
  answers: [GIVE, DONE],
  asks: (s) => ({ asks: 'sell-any', count: frame(s, X) }),
  questionFits: (_s, _seat, effect, { stage, x, y, z }) =>
    stage === 0 && x < effect.standardForFranc && isGood(y) && (z === 0 ? x + y === 0 : z === 1),
  hindrance: (s, seat, effect) =>
    upgradedHeld(s, seat) > 0 || standardFrom(s, seat, 0) >= effect.standardForFranc ? null : 'lacks-goods',
  start(s, _seat, _effect, building) {
    ask(s, building)
  },
  list: listGifts,
  apply(s, seat, effect, command, log) {
    if (verbOf(command) === GIVE) give(s, seat, effect, firstOf(command), secondOf(command), log)
    const list: Command[] = []
    if (verbOf(command) === GIVE) listGifts(s, seat, effect, list)
    if (verbOf(command) === DONE || (list.length === 1 && list[0] === encode(DONE))) popFrame(s)
  },
  resume: popFrame,
}
