import type { Seat } from '@quayside/kernel'
import type { Pick } from '../catalogue/effect.ts'
import { FRANC, GOOD_COUNT, type Token } from '../catalogue/goods.ts'
import { argumentOf, CHOOSE, type Command, DONE, encode, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { frame, popFrame, setFrame, X, Y } from '../state/action-frames.ts'
import { addLoans, stock } from '../state/seats.ts'
import type { State } from '../state/state.ts'
import { type Action, ask, gain, spend } from './action.ts'
import { isGood, nothingIn } from './frame-numbers.ts'

// Goods are picked one by one in store order, because all sets together would be thousands of commands. Frame: X is how
// many have been picked, Y the next good.

const priceAt = (effect: Pick, place: number): number => effect.francs[place] as number

/** Whether enough goods come after this place. */
const leavesEnough = (s: State, effect: Pick, place: number): boolean =>
  effect.count === null || effect.among.length - place >= effect.count - frame(s, X)

const listPicks = (s: State, seat: Seat, effect: Pick, list: Command[]): void => {
  const francs = stock(s, seat, FRANC)
  for (const [place, good] of effect.among.entries())
    if (good >= frame(s, Y) && priceAt(effect, place) <= francs && leavesEnough(s, effect, place))
      list.push(encode(CHOOSE, 1 << good))
  if (effect.count === null && frame(s, X) > 0) list.push(encode(DONE))
}

const take = (s: State, seat: Seat, effect: Pick, good: Token, log: Log): void => {
  const francs = priceAt(effect, effect.among.indexOf(good))
  spend(s, seat, FRANC, francs, log)
  gain(s, seat, good, 1, log)
  setFrame(s, X, frame(s, X) + 1)
  setFrame(s, Y, good + 1)
}

/** Whether nothing can be picked any more. */
const isOver = (s: State, seat: Seat, effect: Pick): boolean => {
  if (frame(s, X) === effect.count) return true
  const list: Command[] = []
  listPicks(s, seat, effect, list)
  return list.length === 1 && list[0] === encode(DONE)
}

export const pickAction: Action<Pick> = {
  answers: [CHOOSE, DONE],
  asks: (s, { count }) => ({ asks: 'pick', count: count === null ? 0 : count - frame(s, X) }),
  sparedByFee: ({ francs }) => francs.every((price) => price === 0),
  questionFits: (_s, _seat, effect, { stage, x, y, z }) =>
    nothingIn(stage, z) &&
    x < (effect.count ?? GOOD_COUNT) &&
    isGood(y) &&
    x <= effect.among.filter((good) => good < y).length &&
    (x === 0) === (y === 0),
  hindrance: (s, seat, effect) =>
    stock(s, seat, FRANC) >= Math.min(...effect.francs) ? null : 'lacks-francs',
  start(s, seat, effect, building, log) {
    addLoans(s, seat, effect.loans)
    if (effect.loans > 0) log?.push({ kind: 'loans-taken', seat, loans: effect.loans, francs: 0 })
    ask(s, building)
  },
  list: listPicks,
  apply(s, seat, effect, command, log) {
    if (verbOf(command) === CHOOSE) take(s, seat, effect, 31 - Math.clz32(argumentOf(command)), log)
    if (verbOf(command) === DONE || isOver(s, seat, effect)) popFrame(s)
  },
  resume: popFrame,
}
