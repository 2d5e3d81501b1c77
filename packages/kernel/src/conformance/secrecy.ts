import type { Random } from '../random.ts'
import type { GameEvent } from '../rules.ts'
import { demand } from './nonconformity.ts'
import { type Position, positionOf } from './position.ts'
import { pick } from './sample.ts'
import { type Step, stepFrom } from './step.ts'
import { differenceFor, type Sight } from './views.ts'
import { toldText, type Witness, witnessOf } from './witness.ts'

/** A reveal in a position that hides nothing from anybody is none. */
export const checkReveal = <State, Command, Event extends GameEvent>(
  { rules, digest }: Position<State, Command, Event>,
  sights: readonly Sight<State>[],
  { command, reveals }: Step<State, Command, Event>,
): void =>
  demand(
    'reveal',
    !reveals || sights.some((sight) => sight.digest !== digest),
    () => `${rules.notation.print(command)} reveals what every view already showed`,
  )

/** One arrangement of what the viewer may not know, proved to look like the position it was imagined from. */
export const imagineFrom = <State, Command, Event extends GameEvent>(
  position: Position<State, Command, Event>,
  { viewer, view, digest }: Sight<State>,
  foreign: readonly Command[],
  source: Random,
): Position<State, Command, Event> => {
  const { rules } = position
  const arrangement = rules.imagine(view, source)
  demand('imagine', rules.digest(view) === digest, () => `imagining changed the view of ${viewer}`)
  demand(
    'imagine',
    rules.digest(rules.view(arrangement, viewer)) === digest,
    () => `${viewer} sees another view`,
  )
  const difference = differenceFor(rules, viewer, position.state, arrangement, foreign)
  demand('secrecy', difference === null, () => `for ${viewer} an arrangement differs in ${difference}`)
  return positionOf(rules, arrangement)
}

/**
 * As long as nothing is revealed, a step looks and sounds the same in every arrangement; and a reveal that is
 * not for this viewer's eyes is not for its ears.
 */
export const checkSecrecy = <State, Command, Event extends GameEvent>(
  imagined: Position<State, Command, Event>,
  witness: Witness<State, Command, Event>,
  source: Random,
): void => {
  const { rules } = imagined
  const { viewer, step, text } = witness
  const other = likeStep(imagined, witness, source)
  if (other === null) return
  const [here, there] = [step, other].map((taken) => toldText(rules, viewer, taken, taken.untilReveal))
  demand('secrecy', here === there, () => `${viewer} is told ${here} or ${there} of ${text}`)
  demand('secrecy', step.reveals === other.reveals, () => `for ${viewer} only sometimes ${text} reveals`)
  const sameLook = witnessOf(rules, viewer, other).look === witness.look
  if (step.reveals) {
    const [all, otherAll] = [step, other].map((taken) => toldText(rules, viewer, taken))
    demand('hearing', !sameLook || all === otherAll, () => `${viewer} is told ${all} and sees nothing of it`)
    return
  }
  demand('secrecy', sameLook, () => `${viewer} sees two positions after ${text}`)
  const difference = differenceFor(rules, viewer, step.next, other.next)
  demand(
    'secrecy',
    difference === null,
    () => `after ${text} the arrangements differ for ${viewer} in ${difference}`,
  )
}

/** A step from an imagined position that sounds like the one witnessed. What a seat does may rule it out. */
const likeStep = <State, Command, Event extends GameEvent>(
  { rules, state, offers }: Position<State, Command, Event>,
  { viewer, step, text }: Witness<State, Command, Event>,
  source: Random,
): Step<State, Command, Event> | null => {
  const alike = offers[step.seat]?.commands.filter(
    (command) => rules.notation.print(rules.viewCommand(command, step.seat, viewer)) === text,
  )
  const command = pick(alike ?? [], source)
  return command === undefined ? null : stepFrom(rules, state, step.seat, command)
}
