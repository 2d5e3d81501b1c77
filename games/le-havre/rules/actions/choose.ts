import type { Seat } from '@quayside/kernel'
import { BUILDINGS } from '../catalogue/catalogue.ts'
import type { Choose } from '../catalogue/effect.ts'
import { argumentOf, CHOOSE, type Command, encode, RETURN, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { ofCategory } from '../holdings.ts'
import { frame, popFrame, STAGE, setFrame } from '../state/action-frames.ts'
import { at, type State } from '../state/state.ts'
import { MARKETPLACE_LIMIT } from '../state/table.ts'
import {
  canLook,
  look,
  RETURN_SAME,
  RETURN_SWAPPED,
  RETURN_UNSEEN,
  returnCards,
  seenByAnother,
} from '../turn/special-pile.ts'
import { type Action, ask, gainAll, oneOfEach } from './action.ts'
import { nothingIn } from './frame-numbers.ts'

const CHOOSING = 0
const RETURNING = 1

/** Ruling: the number of goods is exact. An option may limit the Marketplace. */
export const choiceCount = (s: State, seat: Seat, effect: Choose): number => {
  const allowed = effect.count + effect.perCraftsman * ofCategory(s, seat, 'C')
  const limit = effect.thenLook ? at(s, MARKETPLACE_LIMIT) : effect.among.length
  return Math.min(allowed, limit, effect.among.length)
}

export const bits = (set: number): number => {
  let count = 0
  for (let rest = set; rest > 0; rest &= rest - 1) count++
  return count
}

/** All sets of `count` out of `size` places, as bit sets. */
const SETS: readonly (readonly (readonly number[])[])[] = Array.from({ length: 9 }, (_, size) =>
  Array.from({ length: size + 1 }, (_, count) =>
    Array.from({ length: 1 << size }, (_, set) => set).filter((set) => bits(set) === count),
  ),
)

/** The same set as bits of tokens, which is independent of the building. */
const tokenSet = (effect: Choose, places: number): number => {
  let set = 0
  for (let place = 0; place < effect.among.length; place++)
    if ((places & (1 << place)) !== 0) set |= 1 << (effect.among[place] as number)
  return set
}

/** The sets of each size for every card that lets its visitor choose. */
const TOKEN_SETS: ReadonlyMap<Choose, readonly (readonly number[])[]> = new Map(
  BUILDINGS.flatMap(({ effect }) =>
    effect.op === 'choose'
      ? [
          [
            effect,
            (SETS[effect.among.length] ?? []).map((sets) => sets.map((places) => tokenSet(effect, places))),
          ],
        ]
      : [],
  ),
)

const setsOf = (s: State, seat: Seat, effect: Choose): readonly number[] =>
  TOKEN_SETS.get(effect)?.[choiceCount(s, seat, effect)] ?? []

const takeSet = (s: State, seat: Seat, effect: Choose, set: number, log: Log): void => {
  const chosen = effect.among.filter((token) => (set & (1 << token)) !== 0)
  gainAll(s, seat, oneOfEach(chosen), log)
  if (!effect.thenLook || !canLook(s)) {
    popFrame(s)
    return
  }
  setFrame(s, STAGE, RETURNING)
  look(s, seat, log)
}

/** Other seats only learn that the cards were returned, not in which order. */
const listReturns = (s: State, seat: Seat, list: Command[]): void => {
  if (seenByAnother(s, seat)) list.push(encode(RETURN, RETURN_UNSEEN))
  else list.push(encode(RETURN, RETURN_SAME), encode(RETURN, RETURN_SWAPPED))
}

export const chooseAction: Action<Choose> = {
  answers: [CHOOSE, RETURN],
  asks: (s) => ({ asks: frame(s, STAGE) === CHOOSING ? 'choose' : 'return-cards', count: 0 }),
  sparedByFee: () => true,
  questionFits: (s, _seat, effect, { stage, x, y, z }) =>
    nothingIn(x, y, z) && (stage === CHOOSING || (stage === RETURNING && effect.thenLook && canLook(s))),
  hindrance: (s, seat, effect) =>
    effect.count > 0 || choiceCount(s, seat, effect) > 0 ? null : 'nothing-to-gain',
  start(s, seat, effect, building, log) {
    ask(s, building, CHOOSING)
    const sets = setsOf(s, seat, effect)
    if (sets.length === 1) takeSet(s, seat, effect, sets[0] as number, log)
  },
  list(s, seat, effect, list: Command[]) {
    if (frame(s, STAGE) === RETURNING) listReturns(s, seat, list)
    else for (const set of setsOf(s, seat, effect)) list.push(encode(CHOOSE, set))
  },
  apply(s, seat, effect, command, log) {
    if (verbOf(command) === CHOOSE) {
      takeSet(s, seat, effect, argumentOf(command), log)
      return
    }
    returnCards(s, seat, argumentOf(command))
    popFrame(s)
  },
  resume: popFrame,
}
