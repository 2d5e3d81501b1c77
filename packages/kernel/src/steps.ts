import type { Game } from './game.ts'
import type { Move } from './record.ts'
import { accept, type Refusal, type Result } from './refusal.ts'
import type { GameEvent, Rules, Seat, Viewer } from './rules.ts'

/** A move as it is sent to a viewer. */
export interface Step<Event extends GameEvent = GameEvent> {
  /** The move number it was made for. */
  readonly moveNumber: number
  readonly seat: Seat
  /** In notation. */
  readonly command: string
  readonly events: readonly Event[]
}

/** A move as a viewer may see it. */
export const viewMove = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  { moveNumber, seat, text, command, events }: Move<Command, Event>,
  viewer: Viewer,
): Move<Command, Event> => {
  const visible = rules.viewCommand(command, seat, viewer)
  return {
    moveNumber,
    seat,
    text: visible === command ? text : rules.notation.print(visible),
    command: visible,
    events: events.map((event) => rules.viewEvent(event, viewer)),
  }
}

/** The moves since a move number, as a viewer may see them. */
export const viewMoves = <State, Command, Options, Event extends GameEvent>(
  { rules, moves }: Game<State, Command, Options, Event>,
  from: number,
  viewer: Viewer,
): Move<Command, Event>[] => moves.slice(from).map((move) => viewMove(rules, move, viewer))

export const visibleStep = <Event extends GameEvent>({
  moveNumber,
  seat,
  text,
  events,
}: Move<unknown, Event>): Step<Event> => ({ moveNumber, seat, command: text, events })

export const visibleSteps = <State, Command, Options, Event extends GameEvent>(
  game: Game<State, Command, Options, Event>,
  from: number,
  viewer: Viewer,
): Step<Event>[] => viewMoves(game, from, viewer).map(visibleStep)

/** Parses received steps; those that this version cannot parse are left out. */
export const parseSteps = <State, Command, Options, Event extends GameEvent>(
  { notation }: Rules<State, Command, Options, Event>,
  steps: readonly Step<Event>[],
): Move<Command, Event>[] =>
  steps.flatMap(({ moveNumber, seat, command: text, events }) => {
    const parsed = notation.parse(text)
    return parsed.ok ? { moveNumber, seat, text, command: parsed.value, events } : []
  })

/** Applies visible moves to a view. */
export const applyMoves = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  before: State,
  moves: readonly Pick<Move<Command>, 'seat' | 'command'>[],
  viewer: Viewer,
): State =>
  moves.reduce((view, { seat, command }) => {
    const next = rules.copy(view)
    rules.apply(next, seat, command)
    return rules.view(next, viewer)
  }, before)

/** Applies a command to a copy; the given state is not changed. */
export const applyToCopy = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  state: State,
  seat: Seat,
  command: Command,
): Result<{ readonly state: State; readonly events: readonly Event[] }> => {
  const refusal: Refusal | null = rules.refuse(state, seat, command)
  if (refusal) return { ok: false, refusal }
  const next = rules.copy(state)
  const events: Event[] = []
  rules.apply(next, seat, command, events)
  return accept({ state: next, events })
}
