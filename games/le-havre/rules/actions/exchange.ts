import type { Seat } from '@quayside/kernel'
import type { Exchange } from '../catalogue/effect.ts'
import { GOOD_COUNT, type Token } from '../catalogue/goods.ts'
import {
  type Command,
  DONE,
  EXCHANGE,
  encode,
  encodePair,
  firstOf,
  GIVE,
  secondOf,
  verbOf,
} from '../commands.ts'
import type { Log } from '../events.ts'
import { frame, popFrame, STAGE, setFrame, X, Y, Z } from '../state/action-frames.ts'
import { goodsHeld, stock } from '../state/seats.ts'
import type { State } from '../state/state.ts'
import { type Action, ask, gain, spend } from './action.ts'
import { isGood } from './frame-numbers.ts'

// The large exchange comes first, its goods in store order, then the small one. Frame: X is how many goods the large
// exchange still needs, Y the next good, Z whether the large exchange was done.
const LARGE = 0
const SMALL = 1

const heldFrom = (s: State, seat: Seat, first: Token): number => {
  let held = 0
  for (let good = first; good < GOOD_COUNT; good++) held += stock(s, seat, good)
  return held
}

const listGifts = (s: State, seat: Seat, list: Command[]): void => {
  const wanted = frame(s, X)
  let later = heldFrom(s, seat, frame(s, Y))
  for (let good = frame(s, Y); good < GOOD_COUNT; good++) {
    const held = stock(s, seat, good)
    later -= held
    // The remaining kinds must be able to make up the rest.
    for (let amount = Math.max(1, wanted - later); amount <= Math.min(held, wanted); amount++)
      list.push(encodePair(GIVE, good, amount))
  }
}

const listSmall = (s: State, seat: Seat, effect: Exchange, list: Command[]): void => {
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (stock(s, seat, good) === 0) continue
    for (const wanted of effect.small) if (wanted !== good) list.push(encodePair(EXCHANGE, good, wanted))
  }
}

const give = (s: State, seat: Seat, effect: Exchange, good: Token, amount: number, log: Log): void => {
  spend(s, seat, good, amount, log)
  setFrame(s, X, frame(s, X) - amount)
  setFrame(s, Y, good + 1)
  if (frame(s, X) > 0) return
  gain(s, seat, effect.large.gets, 1, log)
  setFrame(s, STAGE, SMALL)
  setFrame(s, Z, 1)
}

export const exchangeAction: Action<Exchange> = {
  answers: [GIVE, EXCHANGE, DONE],
  asks: (s) =>
    frame(s, STAGE) === 0 ? { asks: 'give', count: frame(s, X) } : { asks: 'exchange', count: 0 },
  questionFits(_s, _seat, { large }, { stage, x, y, z }) {
    if (stage === 0) return z === 0 && x >= 1 && isGood(y) && (x === large.give ? y === 0 : x < large.give)
    return stage === 1 && x === 0 && isGood(y) && (z === 0 ? y === 0 : z === 1)
  },
  hindrance: (s, seat) => (goodsHeld(s, seat) > 0 ? null : 'lacks-goods'),
  start(s, seat, effect, building) {
    const large = goodsHeld(s, seat) >= effect.large.give
    ask(s, building, large ? LARGE : SMALL, large ? effect.large.give : 0)
  },
  list(s, seat, effect, list) {
    if (frame(s, STAGE) === LARGE) {
      listGifts(s, seat, list)
      if (frame(s, X) === effect.large.give) list.push(encode(DONE))
      return
    }
    listSmall(s, seat, effect, list)
    if (frame(s, Z) === 1) list.push(encode(DONE))
  },
  apply(s, seat, effect, command, log) {
    const verb = verbOf(command)
    if (verb === GIVE) {
      give(s, seat, effect, firstOf(command), secondOf(command), log)
    } else if (verb === EXCHANGE) {
      spend(s, seat, firstOf(command), 1, log)
      gain(s, seat, secondOf(command), 1, log)
      popFrame(s)
    } else if (frame(s, STAGE) === LARGE) {
      setFrame(s, STAGE, SMALL)
      setFrame(s, X, 0)
    } else {
      popFrame(s)
    }
  },
  resume: popFrame,
}
