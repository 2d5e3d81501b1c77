import type { Seat } from '@quayside/kernel'
import type { Pawn } from '../catalogue/effect.ts'
import { FRANC, GOOD_COUNT, type Token } from '../catalogue/goods.ts'
import { type Command, DONE, encode, encodePair, firstOf, GIVE, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { frame, popFrame, setFrame, X, Y } from '../state/action-frames.ts'
import { addTokens, inPawn, setInPawn, stock } from '../state/seats.ts'
import type { State } from '../state/state.ts'
import { type Action, ask } from './action.ts'
import { isGood, nothingIn } from './frame-numbers.ts'

// Goods are pawned in store order. Frame: X is whether anything was pawned, Y the next good.

/** Ruling: a player may have only one of each kind in pawn at a time. */
const canPawn = (s: State, seat: Seat, good: Token): boolean =>
  stock(s, seat, good) > 0 && !inPawn(s, seat, good)

const listPawns = (s: State, seat: Seat, list: Command[]): void => {
  for (let good = frame(s, Y); good < GOOD_COUNT; good++)
    if (canPawn(s, seat, good)) list.push(encodePair(GIVE, good, 1))
  if (frame(s, X) === 1) list.push(encode(DONE))
}

const pawn = (s: State, seat: Seat, effect: Pawn, good: Token, log: Log): void => {
  addTokens(s, seat, good, -1)
  addTokens(s, seat, FRANC, effect.francs)
  setInPawn(s, seat, good, true)
  log?.push({ kind: 'pawned', seat, tokens: [{ token: good, amount: 1 }], francs: effect.francs })
  setFrame(s, X, 1)
  setFrame(s, Y, good + 1)
}

export const pawnAction: Action<Pawn> = {
  answers: [GIVE, DONE],
  questionFits: (_s, _seat, _effect, { stage, x, y, z }) =>
    nothingIn(stage, z) && x <= 1 && isGood(y) && (x === 0) === (y === 0),
  hindrance(s, seat) {
    for (let good = 0; good < GOOD_COUNT; good++) if (canPawn(s, seat, good)) return null
    return 'lacks-goods'
  },
  start(s, _seat, _effect, building) {
    ask(s, building)
  },
  list: (s, seat, _effect, list) => listPawns(s, seat, list),
  apply(s, seat, effect, command, log) {
    if (verbOf(command) === GIVE) pawn(s, seat, effect, firstOf(command), log)
    const list: Command[] = []
    listPawns(s, seat, list)
    if (verbOf(command) === DONE || list.length === 1) popFrame(s)
  },
  resume: popFrame,
}
