import type { GameEvent, Rules } from '../rules.ts'
import type { Seat } from '../seat.ts'

/** The rules of a game under way, when the options have done their work. */
export type Play<State, Command, Event extends GameEvent> = Rules<State, Command, unknown, Event>

/** A position under examination. */
export interface Position<State, Command, Event extends GameEvent> {
  readonly rules: Play<State, Command, Event>
  readonly state: State
  readonly digest: string
  /** One for each seat, in seat order. */
  readonly offers: readonly Offer<Command>[]
}

interface Offer<Command> {
  readonly seat: Seat
  readonly commands: readonly Command[]
  readonly texts: readonly string[]
}

export const positionOf = <State, Command, Event extends GameEvent>(
  rules: Play<State, Command, Event>,
  state: State,
): Position<State, Command, Event> => ({
  rules,
  state,
  digest: rules.digest(state),
  offers: seatsOf(rules, state).map((seat) => {
    const commands = rules.commands(state, seat)
    return { seat, commands, texts: commands.map((command) => rules.notation.print(command)) }
  }),
})

export const seatsOf = <State, Command, Event extends GameEvent>(
  rules: Play<State, Command, Event>,
  state: State,
): Seat[] => Array.from({ length: rules.seats(state) }, (_, seat) => seat)

/** What a seat may do, as one text that can be compared. */
export const offerText = <State, Command, Event extends GameEvent>(
  rules: Play<State, Command, Event>,
  state: State,
  seat: Seat,
): string =>
  rules
    .commands(state, seat)
    .map((command) => rules.notation.print(command))
    .join('\n')
