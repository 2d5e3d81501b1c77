import type { Random } from '../random.ts'
import type { GameEvent } from '../rules.ts'
import type { Viewer } from '../seat.ts'
import {
  checkApplying,
  checkCopy,
  checkListing,
  checkLiteral,
  checkNotation,
  checkRefusals,
} from './check-commands.ts'
import { checkOutcome, checkWhoCanAct } from './check-outcome.ts'
import {
  checkIndistinguishableSteps,
  checkReveal,
  checkSecrecy,
  checkSeenLiteral,
  checkStepUpdates,
  checkView,
  imagineFrom,
  type SeenStep,
  type Sight,
  sightOf,
  witnessOf,
} from './check-views.ts'
import {
  type CheckedState,
  checkedState,
  type StateRules,
  type Step,
  seatsOf,
  stepsFrom,
} from './checked-state.ts'
import { assertConforms } from './conformance-error.ts'
import { sample } from './sample.ts'

const FOREIGN_COMMANDS = 32
const STEPS_PER_SEAT = 4

/** Every check that one position allows. */
export const checkState = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
  pool: readonly Command[],
  arrangements: number,
  source: Random,
): void => {
  const foreign = sample(pool, FOREIGN_COMMANDS, source)
  const before = rules.hash(state)
  const unchanged = (by: string): void =>
    assertConforms('asking-changes', rules.hash(state) === before, () => `${by} changed the position`)
  const position = checkedState(rules, state)
  checkOutcome(rules, state)
  checkWhoCanAct(position)
  checkListing(position)
  unchanged('listing commands')
  for (const { commands } of position.offers) for (const command of commands) checkNotation(rules, command)
  checkRefusals(position, foreign)
  unchanged('refusing')
  checkCopy(position)
  const steps = stepsFrom(position, STEPS_PER_SEAT, source)
  assertConforms('copy', rules.hash(state) === before, () => 'what a copy went through changed the original')
  for (const step of steps) checkApplying(position, step)
  checkLiteral(position)
  unchanged('writing')
  examineSights(position, steps, foreign, arrangements, source)
  unchanged('looking')
}

const examineSights = <State, Command, Event extends GameEvent>(
  position: CheckedState<State, Command, Event>,
  steps: readonly Step<State, Command, Event>[],
  foreign: readonly Command[],
  arrangements: number,
  source: Random,
): void => {
  const viewers: Viewer[] = [...seatsOf(position.rules, position.state), 'spectator']
  const sights = viewers.map((viewer) => sightOf(position, viewer))
  for (const step of steps) checkReveal(position, sights, step)
  for (const sight of sights) {
    checkView(position, sight, foreign)
    checkSeenLiteral(position.rules, sight)
    const witnesses = steps.map((step) => witnessOf(position.rules, sight.viewer, step))
    for (const witness of witnesses) checkStepUpdates(position.rules, sight, witness)
    checkIndistinguishableSteps(position.rules, witnesses)
    examineArrangements(position, sight, witnesses, foreign, arrangements, source)
  }
}

const examineArrangements = <State, Command, Event extends GameEvent>(
  position: CheckedState<State, Command, Event>,
  sight: Sight<State>,
  witnesses: readonly SeenStep<State, Command, Event>[],
  foreign: readonly Command[],
  arrangements: number,
  source: Random,
): void => {
  for (let made = 0; made < arrangements; made++) {
    const imagined = imagineFrom(position, sight, foreign, source)
    for (const witness of witnesses) checkSecrecy(imagined, witness, source)
  }
}
