import type { Game } from './game.ts'
import type { GameEvent, Rules } from './rules.ts'
import type { Seat, Viewer } from './seat.ts'

/** One command that was carried out, as somebody heard of it. */
export interface ToldStep<Event extends GameEvent = GameEvent> {
  /** The position it was made for. */
  readonly at: number
  readonly seat: Seat
  /** In words. */
  readonly command: string
  readonly events: readonly Event[]
}

/** What a viewer has heard since a position. */
export const toldSteps = <State, Command, Options, Event extends GameEvent>(
  game: Game<State, Command, Options, Event>,
  from: number,
  viewer: Viewer,
): ToldStep<Event>[] => {
  const { rules, events } = game
  return game.linesFrom(from).flatMap(({ at, seat, command: words }) => {
    const command = rules.notation.parse(words)
    if (!command.ok) return []
    return {
      at,
      seat,
      command: rules.notation.print(rules.viewCommand(command.value, seat, viewer)),
      events: (events[at] ?? []).map((event) => rules.viewEvent(event, viewer)),
    }
  })
}

/** The view after steps that were told, as whoever holds the view before them works it out. */
export const followSteps = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  before: State,
  steps: readonly Pick<ToldStep, 'seat' | 'command'>[],
  viewer: Viewer,
): State =>
  steps.reduce((view, { seat, command: words }) => {
    const command = rules.notation.parse(words)
    if (!command.ok) return view
    const next = rules.copy(view)
    rules.apply(next, seat, command.value)
    return rules.view(next, viewer)
  }, before)
