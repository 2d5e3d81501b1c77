/** A state under test with the commands of every seat, and one step from it. */
import { type Random, shuffle } from '../random.ts'
import type { GameEvent, Rules, Seat } from '../rules.ts'

/** The rules of a running game, for which the type of the options does not matter. */
export type StateRules<State, Command, Event extends GameEvent> = Rules<State, Command, unknown, Event>

/** A state under test. */
export interface CheckedState<State, Command, Event extends GameEvent> {
  readonly rules: StateRules<State, Command, Event>
  readonly state: State
  readonly stateHash: string
  /** One for each seat, in seat order. */
  readonly offers: readonly Offer<Command>[]
}

interface Offer<Command> {
  readonly seat: Seat
  readonly commands: readonly Command[]
  readonly texts: readonly string[]
}

export const checkedState = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
): CheckedState<State, Command, Event> => ({
  rules,
  state,
  stateHash: rules.hash(state),
  offers: seatsOf(rules, state).map((seat) => {
    const commands = rules.commands(state, seat)
    return { seat, commands, texts: commands.map((command) => rules.notation.print(command)) }
  }),
})

export const seatsOf = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
): Seat[] => Array.from({ length: rules.seatCount(state) }, (_, seat) => seat)

/** The commands of a seat as one text, for comparison. */
export const commandsText = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
  seat: Seat,
): string =>
  rules
    .commands(state, seat)
    .map((command) => rules.notation.print(command))
    .join('\n')

/** A command carried out on a copy, with its effects. */
export interface AppliedCommand<State, Command, Event extends GameEvent> {
  readonly seat: Seat
  readonly command: Command
  readonly next: State
  /** The hash of the next state. */
  readonly stateHash: string
  readonly events: readonly Event[]
  /** The number of events before the first reveal; all of them when there is none. */
  readonly untilReveal: number
  readonly reveals: boolean
}

export const stepFrom = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
  seat: Seat,
  command: Command,
): AppliedCommand<State, Command, Event> => {
  const next = rules.copy(state)
  const events: Event[] = []
  rules.apply(next, seat, command, events)
  const reveal = events.findIndex((event) => event.reveal)
  return {
    seat,
    command,
    next,
    stateHash: rules.hash(next),
    events,
    untilReveal: reveal < 0 ? events.length : reveal,
    reveals: reveal >= 0,
  }
}

/** A few steps that each seat can take from a position. */
export const stepsFrom = <State, Command, Event extends GameEvent>(
  position: CheckedState<State, Command, Event>,
  perSeat: number,
  source: Random,
): AppliedCommand<State, Command, Event>[] =>
  position.offers.flatMap(({ seat, commands }) =>
    sample(commands, perSeat, source).map((command) =>
      stepFrom(position.rules, position.state, seat, command),
    ),
  )

/** At most `most` of the items, without repetition. */
export const sample = <Item>(items: readonly Item[], most: number, source: Random): readonly Item[] =>
  items.length <= most ? items : shuffle(items, source).slice(0, most)

/** A random item; undefined for an empty list. */
export const pick = <Item>(items: readonly Item[], source: Random): Item | undefined =>
  items.length === 0 ? undefined : items[source.nextInt(items.length)]
