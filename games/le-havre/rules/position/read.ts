import { accept, type Result, type Seat } from '@quayside/kernel'
import type { Command } from '../commands.ts'
import { type Options, readOptions } from '../options.ts'
import { LATEST_RULES, setup } from '../setup.ts'
import { COST_FRAME, pushFrame } from '../state/action-frames.ts'
import { at, type State } from '../state/state.ts'
import { AWAITING, OVER_PHASE, PHASE } from '../state/table.ts'
import { deciders } from '../turn/deciders.ts'
import { listCommands } from '../turn/list-commands.ts'
import { framesFit } from './check-action-frames.ts'
import { checkCards } from './check-cards.ts'
import { checkPossible } from './check-position.ts'
import { PHASES, type PositionLiteral } from './literal.ts'
import { type Fields, fieldsOf, listOf, Misfit, onlyKnown, whole } from './parse-fields.ts'
import { readBuildings, readMarks } from './read-buildings.ts'
import { readModules } from './read-modules.ts'
import { readSeats } from './read-seats.ts'
import { readShips } from './read-ships.ts'
import { readTable } from './read-table.ts'

const KNOWN_FIELDS: readonly (keyof PositionLiteral)[] = [
  'options',
  'rules',
  'seed',
  'start',
  'phase',
  'round',
  'turn',
  'step',
  'awaiting',
  'viewer',
  'tiles',
  'offers',
  'town',
  'piles',
  'special',
  'ships',
  'waiting',
  'modernised',
  'out',
  'strike',
  'finalActions',
  'sold',
  'seats',
  'frames',
]

/**
 * Applies a literal to a fresh set-up, and refuses a position that no game can reach. `version` is the rules version if
 * the literal has none.
 */
export const readPosition = (literal: unknown, version: number = LATEST_RULES): Result<State> =>
  laidOut(literal, version, (s, options) => {
    checkCards(s, options)
    checkPossible(s, options)
  })

/** The same without checking whether the cards can occur together, for tests of single cards. */
export const layPosition = (literal: unknown, version: number = LATEST_RULES): Result<State> =>
  laidOut(literal, version, () => undefined)

/** A literal that is refused changes nothing. */
const laidOut = (
  literal: unknown,
  version: number,
  check: (s: State, options: Options) => void,
): Result<State> => {
  try {
    const fields = fieldsOf(literal, 'position')
    onlyKnown(fields, KNOWN_FIELDS, '')
    const options = readOptions(fields['options'] ?? {})
    if (!options.ok) return options
    const seed = fields['seed'] ?? 'position'
    if (typeof seed !== 'string') throw new Misfit('bad-value', 'seed', seed)
    const rules = whole(fields['rules'] ?? version, 'rules', 1, LATEST_RULES)
    const s = setup(options.value, seed, rules)
    readTable(s, fields, options.value)
    readBuildings(s, fields, options.value)
    readShips(s, fields, options.value)
    readSeats(s, fields, options.value)
    readMarks(s, fields)
    readModules(s, fields, options.value, seed)
    check(s, options.value)
    readFrames(s, fields)
    checkPlayable(s)
    return accept(s)
  } catch (problem) {
    if (problem instanceof Misfit) return { ok: false, refusal: problem.refusal }
    throw problem
  }
}

const readFrames = (s: State, fields: Fields): void => {
  const frames = listOf(fields['frames'] ?? [], 'frames').map((frame) => {
    const numbers = listOf(frame, 'frames').map((number) => whole(number, 'frames', 0, 32767))
    const [kind = 0] = numbers
    if (numbers.length !== 6 || kind < 1 || kind > COST_FRAME) throw new Misfit('bad-value', 'frames', frame)
    return numbers
  })
  if (!framesFit(s, frames)) throw new Misfit('impossible-position', 'frames', frames)
  for (const [kind = 0, building = 0, a = 0, b = 0, c = 0, d = 0] of frames)
    pushFrame(s, kind, building, a, b, c, d)
}

/** Every decider must have a command, and listing commands must not fail. */
const checkPlayable = (s: State): void => {
  for (const seat of deciders(s)) {
    const list: Command[] = []
    if (!lists(s, seat, list) || list.length === 0) throw new Misfit('impossible-position', 'frames', null)
  }
  if (deciders(s).length === 0 && at(s, PHASE) !== OVER_PHASE && at(s, AWAITING) === 0)
    throw new Misfit('impossible-position', 'phase', PHASES[at(s, PHASE)])
}

const lists = (s: State, seat: Seat, list: Command[]): boolean => {
  try {
    listCommands(s, seat, list)
    return true
  } catch {
    return false
  }
}
