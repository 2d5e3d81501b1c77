import type { Seat } from '@quayside/kernel'
import { buildingAt, FOLLOWERS } from '../catalogue/catalogue.ts'
import type { Duplicate } from '../catalogue/effect.ts'
import { FRANC, GOOD_COUNT, type Token } from '../catalogue/goods.ts'
import { CHOOSE, CONVERT, DONE, encode, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { frame, popFrame, STAGE, setFrame, X } from '../state/action-frames.ts'
import { locationOf, TOWN } from '../state/buildings.ts'
import { stock } from '../state/seats.ts'
import { NONE, type State } from '../state/state.ts'
import { rulesVersion } from '../state/table.ts'
import { type Action, ask, gain, gainAll, oneOfEach, spend } from './action.ts'
import { nothingIn } from './frame-numbers.ts'

/** Kinds of goods that the visitor holds and gets one more of for free. */
const freeKinds = (s: State, seat: Seat, effect: Duplicate): Token[] =>
  Array.from({ length: GOOD_COUNT }, (_, good) => good).filter(
    (good) => good !== effect.costly.token && stock(s, seat, good) > 0,
  )

/**
 * Ruling: a kind whose gain would move an unwanted card from the town to the visitor may be declined, as long as
 * another kind is taken. In version 1 it was forced.
 */
const shunned = (s: State, kinds: readonly Token[]): Token => {
  if (rulesVersion(s) === 1 || kinds.length < 2) return NONE
  for (const card of FOLLOWERS) {
    const good = buildingAt(card).standing?.followsGainOf ?? NONE
    if (locationOf(s, card) === TOWN && kinds.includes(good)) return good
  }
  return NONE
}

// Frame: STAGE is 0 while asking about the costly kind, 1 while asking about a kind that may be declined; X is that
// kind.
const ASKING_SHUNNED = 1

/** Whether the visitor may be asked about this kind. */
const mayShun = (s: State, seat: Seat, effect: Duplicate, good: Token): boolean =>
  shunned(s, freeKinds(s, seat, effect)) === good

const canBuyCostly = (s: State, seat: Seat, { costly }: Duplicate): boolean =>
  stock(s, seat, costly.token) > 0 && stock(s, seat, FRANC) >= costly.francs

const buy = (s: State, seat: Seat, { costly }: Duplicate, log: Log): void => {
  spend(s, seat, FRANC, costly.francs, log)
  gain(s, seat, costly.token, 1, log)
}

export const duplicateAction: Action<Duplicate> = {
  answers: [CHOOSE, CONVERT, DONE],
  asks: (s) => ({
    asks: 'duplicate',
    count: frame(s, STAGE) === ASKING_SHUNNED ? frame(s, X) + 1 : 0,
  }),
  questionFits: (s, seat, effect, { stage, x, y, z }) =>
    stage === ASKING_SHUNNED
      ? nothingIn(y, z) && mayShun(s, seat, effect, x)
      : nothingIn(stage, x, y, z) && canBuyCostly(s, seat, effect),
  hindrance(s, seat, effect) {
    if (freeKinds(s, seat, effect).length > 0 || canBuyCostly(s, seat, effect)) return null
    return stock(s, seat, effect.costly.token) > 0 ? 'lacks-francs' : 'lacks-goods'
  },
  start(s, seat, effect, building, log) {
    const held = freeKinds(s, seat, effect)
    const left = shunned(s, held)
    const kinds = held.filter((good) => good !== left)
    if (kinds.length > 0) gainAll(s, seat, oneOfEach(kinds), log)
    if (left !== NONE) {
      ask(s, building, ASKING_SHUNNED, left)
      return
    }
    if (!canBuyCostly(s, seat, effect)) return
    // The action must be carried out, so a visitor without other goods has to buy.
    if (kinds.length === 0) buy(s, seat, effect, log)
    else ask(s, building)
  },
  list(s, _seat, _effect, list) {
    const shunning = frame(s, STAGE) === ASKING_SHUNNED
    list.push(shunning ? encode(CHOOSE, 1 << frame(s, X)) : encode(CONVERT, 1), encode(DONE))
  },
  apply(s, seat, effect, command, log) {
    const verb = verbOf(command)
    if (verb === CHOOSE) gain(s, seat, frame(s, X), 1, log)
    if (verb === CONVERT) buy(s, seat, effect, log)
    if (frame(s, STAGE) === ASKING_SHUNNED && canBuyCostly(s, seat, effect)) {
      setFrame(s, STAGE, 0)
      setFrame(s, X, 0)
      return
    }
    popFrame(s)
  },
  resume: popFrame,
}
