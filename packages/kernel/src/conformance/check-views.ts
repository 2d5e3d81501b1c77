/** What a viewer may learn from views, commands and events. */
import type { Random } from '../random.ts'
import type { GameEvent } from '../rules.ts'
import type { Viewer } from '../seat.ts'
import { checkNotation } from './check-commands.ts'
import {
  type CheckedState,
  checkedState,
  commandsText,
  type StateRules,
  type Step,
  stepFrom,
} from './checked-state.ts'
import { assertConforms } from './conformance-error.ts'
import { pick } from './sample.ts'

/** A step as one viewer witnesses it. */
export interface SeenStep<State, Command, Event extends GameEvent> {
  readonly viewer: Viewer
  readonly step: Step<State, Command, Event>
  readonly heard: Command
  /** The command as heard, in words. */
  readonly text: string
  /** Digest of the view that the step leads to. */
  readonly look: string
}

export const witnessOf = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  viewer: Viewer,
  step: Step<State, Command, Event>,
): SeenStep<State, Command, Event> => {
  const heard = rules.viewCommand(step.command, step.seat, viewer)
  return {
    viewer,
    step,
    heard,
    text: rules.notation.print(heard),
    look: rules.hash(rules.view(step.next, viewer)),
  }
}

/** What a viewer is told of the first events of a step, as one text that can be compared. */
const toldText = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  viewer: Viewer,
  { events }: Step<State, Command, Event>,
  first: number = events.length,
): string => JSON.stringify(events.slice(0, first).map((event) => rules.viewEvent(event, viewer)))

/** What one viewer sees of a position. */
export interface Sight<State> {
  readonly viewer: Viewer
  readonly view: State
  readonly digest: string
}

export const sightOf = <State, Command, Event extends GameEvent>(
  { rules, state }: CheckedState<State, Command, Event>,
  viewer: Viewer,
): Sight<State> => {
  const view = rules.view(state, viewer)
  return { viewer, view, digest: rules.hash(view) }
}

/** A view seen again is the same view, and its own seat can rely on it. */
export const checkView = <State, Command, Event extends GameEvent>(
  position: CheckedState<State, Command, Event>,
  sight: Sight<State>,
  foreign: readonly Command[],
): void => {
  const { rules } = position
  const { viewer, view } = sight
  assertConforms(
    'view',
    rules.hash(rules.view(view, viewer)) === sight.digest,
    () => `what ${viewer} sees of its own view is another one`,
  )
  const difference = differenceFor(rules, viewer, position.state, view, foreign)
  assertConforms('view', difference === null, () => `the view of ${viewer} differs in ${difference}`)
}

/** In which answer to the viewer two states differ. */
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

/** Whoever follows the game on a view of it comes to the view of the next position, or to a reveal. */
export const checkStepUpdates = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  { viewer, view, digest }: Sight<State>,
  { step, heard, text, look }: SeenStep<State, Command, Event>,
): void => {
  const { seat, untilReveal, reveals } = step
  const own = seat === viewer
  assertConforms(
    'watching',
    !own || text === rules.notation.print(step.command),
    () => `${viewer} hears itself as ${text}`,
  )
  checkNotation(rules, heard)
  const refusal = rules.refuse(view, seat, heard)
  assertConforms(
    'watching',
    refusal === null,
    () => `the view of ${viewer} refuses ${text}: ${refusal?.code}`,
  )
  const followed = stepFrom(rules, view, seat, heard)
  assertConforms(
    'watching',
    rules.hash(view) === digest,
    () => `${text} on a copy changed the view of ${viewer}`,
  )
  assertConforms(
    'watching',
    toldText(rules, viewer, followed, untilReveal) === toldText(rules, viewer, step, untilReveal),
    () => `the view of ${viewer} tells another story of ${text}`,
  )
  if (reveals) return
  // A seat may see its own command go out of sight; what it hears of others must not need hiding again.
  const reached = own ? rules.hash(rules.view(followed.next, viewer)) : followed.digest
  assertConforms('watching', reached === look, () => `the view of ${viewer} goes elsewhere after ${text}`)
}

/** Two steps that a viewer cannot tell apart afterwards sound alike. */
export const checkIndistinguishableSteps = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  witnesses: readonly SeenStep<State, Command, Event>[],
): void => {
  const firstLike = new Map<string, { readonly reached: string; readonly sound: string }>()
  for (const { viewer, step, text, look } of witnesses) {
    if (step.reveals || step.seat === viewer) continue
    const like = `${step.seat} ${look}`
    const sound = `${text} ${toldText(rules, viewer, step)}`
    const first = firstLike.get(like)
    assertConforms(
      'hearing',
      first === undefined || first.sound === sound || first.reached === step.digest,
      () => `${viewer} sees no difference between ${first?.sound} and ${sound}, but hears one`,
    )
    if (first === undefined) firstLike.set(like, { reached: step.digest, sound })
  }
}

/** A reveal in a position that hides nothing from anybody is none. */
export const checkReveal = <State, Command, Event extends GameEvent>(
  { rules, digest }: CheckedState<State, Command, Event>,
  sights: readonly Sight<State>[],
  { command, reveals }: Step<State, Command, Event>,
): void =>
  assertConforms(
    'reveal',
    !reveals || sights.some((sight) => sight.digest !== digest),
    () => `${rules.notation.print(command)} reveals what every view already showed`,
  )

/** One arrangement of what the viewer may not know, proved to look like the position it was imagined from. */
export const imagineFrom = <State, Command, Event extends GameEvent>(
  position: CheckedState<State, Command, Event>,
  { viewer, view, digest }: Sight<State>,
  foreign: readonly Command[],
  source: Random,
): CheckedState<State, Command, Event> => {
  const { rules } = position
  const arrangement = rules.sampleState(view, source)
  assertConforms('imagine', rules.hash(view) === digest, () => `imagining changed the view of ${viewer}`)
  assertConforms(
    'imagine',
    rules.hash(rules.view(arrangement, viewer)) === digest,
    () => `${viewer} sees another view`,
  )
  const difference = differenceFor(rules, viewer, position.state, arrangement, foreign)
  assertConforms(
    'secrecy',
    difference === null,
    () => `for ${viewer} an arrangement differs in ${difference}`,
  )
  return checkedState(rules, arrangement)
}

/**
 * As long as nothing is revealed, a step looks and sounds the same in every arrangement; and a reveal that is
 * not for this viewer's eyes is not for its ears.
 */
export const checkSecrecy = <State, Command, Event extends GameEvent>(
  imagined: CheckedState<State, Command, Event>,
  witness: SeenStep<State, Command, Event>,
  source: Random,
): void => {
  const { rules } = imagined
  const { viewer, step, text } = witness
  const other = likeStep(imagined, witness, source)
  if (other === null) return
  const [here, there] = [step, other].map((taken) => toldText(rules, viewer, taken, taken.untilReveal))
  assertConforms('secrecy', here === there, () => `${viewer} is told ${here} or ${there} of ${text}`)
  assertConforms(
    'secrecy',
    step.reveals === other.reveals,
    () => `for ${viewer} only sometimes ${text} reveals`,
  )
  const sameLook = witnessOf(rules, viewer, other).look === witness.look
  if (step.reveals) {
    const [all, otherAll] = [step, other].map((taken) => toldText(rules, viewer, taken))
    assertConforms(
      'hearing',
      !sameLook || all === otherAll,
      () => `${viewer} is told ${all} and sees nothing of it`,
    )
    return
  }
  assertConforms('secrecy', sameLook, () => `${viewer} sees two positions after ${text}`)
  const difference = differenceFor(rules, viewer, step.next, other.next)
  assertConforms(
    'secrecy',
    difference === null,
    () => `after ${text} the arrangements differ for ${viewer} in ${difference}`,
  )
}

/** A step from an imagined position that sounds like the one witnessed. What a seat does may rule it out. */
const likeStep = <State, Command, Event extends GameEvent>(
  { rules, state, offers }: CheckedState<State, Command, Event>,
  { viewer, step, text }: SeenStep<State, Command, Event>,
  source: Random,
): Step<State, Command, Event> | null => {
  const alike = offers[step.seat]?.commands.filter(
    (command) => rules.notation.print(rules.viewCommand(command, step.seat, viewer)) === text,
  )
  const command = pick(alike ?? [], source)
  return command === undefined ? null : stepFrom(rules, state, step.seat, command)
}

/** What a viewer sees can be written down and read back too, holes and all. */
export const checkSeenLiteral = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  { viewer, view, digest }: Sight<State>,
): void => {
  const written = JSON.stringify(rules.position.write(view))
  const read = rules.position.read(JSON.parse(written))
  assertConforms('literal', read.ok, () => `what ${viewer} sees is refused when it is written: ${written}`)
  assertConforms(
    'literal',
    rules.hash(read.value) === digest,
    () => `${viewer} reads another view from ${written}`,
  )
}
