import type { GameEvent } from '../rules.ts'
import type { Viewer } from '../seat.ts'
import type { Play } from './position.ts'
import type { Step } from './step.ts'

/** A step as one viewer witnesses it. */
export interface Witness<State, Command, Event extends GameEvent> {
  readonly viewer: Viewer
  readonly step: Step<State, Command, Event>
  readonly heard: Command
  /** The command as heard, in words. */
  readonly text: string
  /** Digest of the view that the step leads to. */
  readonly look: string
}

export const witnessOf = <State, Command, Event extends GameEvent>(
  rules: Play<State, Command, Event>,
  viewer: Viewer,
  step: Step<State, Command, Event>,
): Witness<State, Command, Event> => {
  const heard = rules.viewCommand(step.command, step.seat, viewer)
  return {
    viewer,
    step,
    heard,
    text: rules.notation.print(heard),
    look: rules.digest(rules.view(step.next, viewer)),
  }
}

/** What a viewer is told of the first events of a step, as one text that can be compared. */
export const toldText = <State, Command, Event extends GameEvent>(
  rules: Play<State, Command, Event>,
  viewer: Viewer,
  { events }: Step<State, Command, Event>,
  first: number = events.length,
): string => JSON.stringify(events.slice(0, first).map((event) => rules.viewEvent(event, viewer)))
