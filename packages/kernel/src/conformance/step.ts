import type { Random } from '../random.ts'
import type { GameEvent } from '../rules.ts'
import type { Seat } from '../seat.ts'
import type { Play, Position } from './position.ts'
import { sample } from './sample.ts'

/** A command carried out on a copy, and what came of it. */
export interface Step<State, Command, Event extends GameEvent> {
  readonly seat: Seat
  readonly command: Command
  readonly next: State
  /** Of the next state. */
  readonly digest: string
  readonly events: readonly Event[]
  /** How many events came before hidden information did: all of them when none came to light. */
  readonly untilReveal: number
  readonly reveals: boolean
}

export const stepFrom = <State, Command, Event extends GameEvent>(
  rules: Play<State, Command, Event>,
  state: State,
  seat: Seat,
  command: Command,
): Step<State, Command, Event> => {
  const next = rules.copy(state)
  const events: Event[] = []
  rules.apply(next, seat, command, events)
  const reveal = events.findIndex((event) => event.reveal)
  return {
    seat,
    command,
    next,
    digest: rules.digest(next),
    events,
    untilReveal: reveal < 0 ? events.length : reveal,
    reveals: reveal >= 0,
  }
}

/** A few steps that each seat can take from a position. */
export const stepsFrom = <State, Command, Event extends GameEvent>(
  position: Position<State, Command, Event>,
  perSeat: number,
  source: Random,
): Step<State, Command, Event>[] =>
  position.offers.flatMap(({ seat, commands }) =>
    sample(commands, perSeat, source).map((command) =>
      stepFrom(position.rules, position.state, seat, command),
    ),
  )
