import type { Random } from '../random.ts'
import type { GameEvent, Viewer } from '../rules.ts'
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
  checkStepUpdates,
  checkView,
  checkViewLiteral,
  samplePossibleState,
  type ViewerState,
  type VisibleStep,
  viewerState,
  visibleStepFor,
} from './check-views.ts'
import {
  type AppliedCommand,
  type CheckedState,
  checkedState,
  type StateRules,
  sample,
  seatsOf,
  stepsFrom,
} from './checked-state.ts'
import { assertConforms } from './conformance-error.ts'

const FOREIGN_COMMANDS = 32
const STEPS_PER_SEAT = 4

/** Runs every check on one state. */
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
    assertConforms('query-changes-state', rules.hash(state) === before, () => `${by} changed the position`)
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
  checkViewers(position, steps, foreign, arrangements, source)
  unchanged('looking')
}

const checkViewers = <State, Command, Event extends GameEvent>(
  position: CheckedState<State, Command, Event>,
  steps: readonly AppliedCommand<State, Command, Event>[],
  foreign: readonly Command[],
  arrangements: number,
  source: Random,
): void => {
  const viewers: Viewer[] = [...seatsOf(position.rules, position.state), 'spectator']
  const viewerStates = viewers.map((viewer) => viewerState(position, viewer))
  for (const step of steps) checkReveal(position, viewerStates, step)
  for (const viewed of viewerStates) {
    checkView(position, viewed, foreign)
    checkViewLiteral(position.rules, viewed)
    const visibleSteps = steps.map((step) => visibleStepFor(position.rules, viewed.viewer, step))
    for (const visibleStep of visibleSteps) checkStepUpdates(position.rules, viewed, visibleStep)
    checkIndistinguishableSteps(position.rules, visibleSteps)
    examineArrangements(position, viewed, visibleSteps, foreign, arrangements, source)
  }
}

const examineArrangements = <State, Command, Event extends GameEvent>(
  position: CheckedState<State, Command, Event>,
  viewed: ViewerState<State>,
  visibleSteps: readonly VisibleStep<State, Command, Event>[],
  foreign: readonly Command[],
  arrangements: number,
  source: Random,
): void => {
  for (let made = 0; made < arrangements; made++) {
    const sampled = samplePossibleState(position, viewed, foreign, source)
    for (const visibleStep of visibleSteps) checkSecrecy(sampled, visibleStep, source)
  }
}
