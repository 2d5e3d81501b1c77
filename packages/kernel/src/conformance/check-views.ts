/** Checks that views, commands and events reveal no hidden information. */
import type { Random } from '../random.ts'
import type { GameEvent, Viewer } from '../rules.ts'
import { checkNotation } from './check-commands.ts'
import {
  type AppliedCommand,
  type CheckedState,
  checkedState,
  commandsText,
  pick,
  type StateRules,
  stepFrom,
} from './checked-state.ts'
import { assertConforms } from './conformance-error.ts'

/** A step as one viewer may see it. */
export interface VisibleStep<State, Command, Event extends GameEvent> {
  readonly viewer: Viewer
  readonly step: AppliedCommand<State, Command, Event>
  readonly visibleCommand: Command
  /** The notation of the command that the viewer sees. */
  readonly text: string
  /** State hash of the viewer's view after the step. */
  readonly viewHash: string
}

export const visibleStepFor = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  viewer: Viewer,
  step: AppliedCommand<State, Command, Event>,
): VisibleStep<State, Command, Event> => {
  const visibleCommand = rules.viewCommand(step.command, step.seat, viewer)
  return {
    viewer,
    step,
    visibleCommand,
    text: rules.notation.print(visibleCommand),
    viewHash: rules.hash(rules.view(step.next, viewer)),
  }
}

/** The viewer's version of the first events of a step, as text for comparison. */
const eventsText = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  viewer: Viewer,
  { events }: AppliedCommand<State, Command, Event>,
  first: number = events.length,
): string => JSON.stringify(events.slice(0, first).map((event) => rules.viewEvent(event, viewer)))

/** A viewer's view of a state. */
export interface ViewerState<State> {
  readonly viewer: Viewer
  readonly view: State
  readonly stateHash: string
}

export const viewerState = <State, Command, Event extends GameEvent>(
  { rules, state }: CheckedState<State, Command, Event>,
  viewer: Viewer,
): ViewerState<State> => {
  const view = rules.view(state, viewer)
  return { viewer, view, stateHash: rules.hash(view) }
}

/** The view of a view is the same view, and its own seat gets the same answers from it as from the state. */
export const checkView = <State, Command, Event extends GameEvent>(
  position: CheckedState<State, Command, Event>,
  viewed: ViewerState<State>,
  foreign: readonly Command[],
): void => {
  const { rules } = position
  const { viewer, view } = viewed
  assertConforms(
    'view',
    rules.hash(rules.view(view, viewer)) === viewed.stateHash,
    () => `what ${viewer} sees of its own view is another one`,
  )
  const difference = differenceFor(rules, viewer, position.state, view, foreign)
  assertConforms('view', difference === null, () => `the view of ${viewer} differs in ${difference}`)
}

/** How two states differ for the viewer; null when they do not. */
export const differenceFor = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  viewer: Viewer,
  one: State,
  other: State,
  foreign: readonly Command[] = [],
): string | null => {
  if (rules.deciders(one).join() !== rules.deciders(other).join()) return 'who decides'
  if (JSON.stringify(rules.outcome(one)) !== JSON.stringify(rules.outcome(other))) return 'the outcome'
  if (viewer === 'spectator') return null
  if (commandsText(rules, one, viewer) !== commandsText(rules, other, viewer)) return 'what it may do'
  for (const command of [...rules.commands(one, viewer), ...foreign]) {
    const [here, there] = [one, other].map((state) => JSON.stringify(rules.refuse(state, viewer, command)))
    if (here !== there) return `why ${rules.notation.print(command)} is refused: ${here}, ${there}`
  }
  return null
}

/** Applying a visible step to a view gives the view of the next state, unless the step reveals something. */
export const checkStepUpdates = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  { viewer, view, stateHash }: ViewerState<State>,
  { step, visibleCommand, text, viewHash }: VisibleStep<State, Command, Event>,
): void => {
  const { seat, untilReveal, reveals } = step
  const own = seat === viewer
  assertConforms(
    'steps',
    !own || text === rules.notation.print(step.command),
    () => `${viewer} hears itself as ${text}`,
  )
  checkNotation(rules, visibleCommand)
  const refusal = rules.refuse(view, seat, visibleCommand)
  assertConforms('steps', refusal === null, () => `the view of ${viewer} refuses ${text}: ${refusal?.code}`)
  const nextView = stepFrom(rules, view, seat, visibleCommand)
  assertConforms(
    'steps',
    rules.hash(view) === stateHash,
    () => `${text} on a copy changed the view of ${viewer}`,
  )
  assertConforms(
    'steps',
    eventsText(rules, viewer, nextView, untilReveal) === eventsText(rules, viewer, step, untilReveal),
    () => `the view of ${viewer} has other events for ${text}`,
  )
  if (reveals) return
  // The own command of a seat may need masking afterwards; the commands of others must not.
  const reached = own ? rules.hash(rules.view(nextView.next, viewer)) : nextView.stateHash
  assertConforms('steps', reached === viewHash, () => `the view of ${viewer} goes elsewhere after ${text}`)
}

/** Steps that lead to the same view must also have the same visible command and events. */
export const checkIndistinguishableSteps = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  visibleSteps: readonly VisibleStep<State, Command, Event>[],
): void => {
  const firstByView = new Map<string, { readonly reached: string; readonly description: string }>()
  for (const { viewer, step, text, viewHash } of visibleSteps) {
    if (step.reveals || step.seat === viewer) continue
    const key = `${step.seat} ${viewHash}`
    const description = `${text} ${eventsText(rules, viewer, step)}`
    const first = firstByView.get(key)
    assertConforms(
      'step-secrecy',
      first === undefined || first.description === description || first.reached === step.stateHash,
      () =>
        `${viewer} sees no difference between ${first?.description} and ${description} in the view, but the steps differ`,
    )
    if (first === undefined) firstByView.set(key, { reached: step.stateHash, description })
  }
}

/** A state that hides nothing from any viewer cannot reveal anything. */
export const checkReveal = <State, Command, Event extends GameEvent>(
  { rules, stateHash }: CheckedState<State, Command, Event>,
  viewerStates: readonly ViewerState<State>[],
  { command, reveals }: AppliedCommand<State, Command, Event>,
): void =>
  assertConforms(
    'reveal',
    !reveals || viewerStates.some((viewed) => viewed.stateHash !== stateHash),
    () => `${rules.notation.print(command)} reveals what every view already showed`,
  )

/** Samples a state that is consistent with the view, and checks that the viewer cannot distinguish it. */
export const samplePossibleState = <State, Command, Event extends GameEvent>(
  position: CheckedState<State, Command, Event>,
  { viewer, view, stateHash }: ViewerState<State>,
  foreign: readonly Command[],
  source: Random,
): CheckedState<State, Command, Event> => {
  const { rules } = position
  const sampledState = rules.sampleState(view, source)
  assertConforms('sample', rules.hash(view) === stateHash, () => `sampling changed the view of ${viewer}`)
  assertConforms(
    'sample',
    rules.hash(rules.view(sampledState, viewer)) === stateHash,
    () => `${viewer} sees another view`,
  )
  const difference = differenceFor(rules, viewer, position.state, sampledState, foreign)
  assertConforms(
    'secrecy',
    difference === null,
    () => `for ${viewer} a sampled state differs in ${difference}`,
  )
  return checkedState(rules, sampledState)
}

/**
 * Without a reveal, a step must give the viewer the same view and events in every sampled state; a reveal hidden from
 * the viewer must not show in its events either.
 */
export const checkSecrecy = <State, Command, Event extends GameEvent>(
  sampled: CheckedState<State, Command, Event>,
  visibleStep: VisibleStep<State, Command, Event>,
  source: Random,
): void => {
  const { rules } = sampled
  const { viewer, step, text } = visibleStep
  const other = likeStep(sampled, visibleStep, source)
  if (other === null) return
  const [here, there] = [step, other].map((taken) => eventsText(rules, viewer, taken, taken.untilReveal))
  assertConforms('secrecy', here === there, () => `${viewer} is told ${here} or ${there} of ${text}`)
  assertConforms(
    'secrecy',
    step.reveals === other.reveals,
    () => `for ${viewer} only sometimes ${text} reveals`,
  )
  const isSameView = visibleStepFor(rules, viewer, other).viewHash === visibleStep.viewHash
  if (step.reveals) {
    const [all, otherAll] = [step, other].map((taken) => eventsText(rules, viewer, taken))
    assertConforms(
      'step-secrecy',
      !isSameView || all === otherAll,
      () => `${viewer} is told ${all} and sees nothing of it`,
    )
    return
  }
  assertConforms('secrecy', isSameView, () => `${viewer} sees two positions after ${text}`)
  const difference = differenceFor(rules, viewer, step.next, other.next)
  assertConforms(
    'secrecy',
    difference === null,
    () => `after ${text} the sampled states differ for ${viewer} in ${difference}`,
  )
}

/** A step from a sampled state with the same visible command; null when the seat has none. */
const likeStep = <State, Command, Event extends GameEvent>(
  { rules, state, offers }: CheckedState<State, Command, Event>,
  { viewer, step, text }: VisibleStep<State, Command, Event>,
  source: Random,
): AppliedCommand<State, Command, Event> | null => {
  const candidates = offers[step.seat]?.commands.filter(
    (command) => rules.notation.print(rules.viewCommand(command, step.seat, viewer)) === text,
  )
  const command = pick(candidates ?? [], source)
  return command === undefined ? null : stepFrom(rules, state, step.seat, command)
}

/** A view can be written and read back, hidden parts included. */
export const checkViewLiteral = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  { viewer, view, stateHash }: ViewerState<State>,
): void => {
  const written = JSON.stringify(rules.position.write(view))
  const read = rules.position.read(JSON.parse(written))
  assertConforms('position', read.ok, () => `what ${viewer} sees is refused when it is written: ${written}`)
  assertConforms(
    'position',
    rules.hash(read.value) === stateHash,
    () => `${viewer} reads another view from ${written}`,
  )
}
