import type { Game } from './game.ts'
import type { Move } from './record.ts'
import { accept, type Refusal, type Result } from './refusal.ts'
import type { GameEvent, Rules, Seat, Viewer } from './rules.ts'

/** A move as it is sent to a viewer. */
export interface Step<Event extends GameEvent = GameEvent> {
  /** The position it was made for. */
  readonly moveNumber: number
  readonly seat: Seat
  /** In words. */
  readonly command: string
  readonly events: readonly Event[]
}

/** A move as a viewer may see it. */
export const viewMove = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  { moveNumber: at, seat, text, command, events }: Move<Command, Event>,
  viewer: Viewer,
): Move<Command, Event> => {
  const seen = rules.viewCommand(command, seat, viewer)
  return {
    moveNumber: at,
    seat,
    text: seen === command ? text : rules.notation.print(seen),
    command: seen,
    events: events.map((event) => rules.viewEvent(event, viewer)),
  }
}

/** What a viewer has seen happen since a position. */
export const viewMoves = <State, Command, Options, Event extends GameEvent>(
  { rules, moves }: Game<State, Command, Options, Event>,
  from: number,
  viewer: Viewer,
): Move<Command, Event>[] => moves.slice(from).map((move) => viewMove(rules, move, viewer))

export const visibleStep = <Event extends GameEvent>({
  moveNumber: at,
  seat,
  text,
  events,
}: Move<unknown, Event>): Step<Event> => ({ moveNumber: at, seat, command: text, events })

export const visibleSteps = <State, Command, Options, Event extends GameEvent>(
  game: Game<State, Command, Options, Event>,
  from: number,
  viewer: Viewer,
): Step<Event>[] => viewMoves(game, from, viewer).map(visibleStep)

/** Steps as they arrived; what this build cannot read is left out. */
export const parseSteps = <State, Command, Options, Event extends GameEvent>(
  { notation }: Rules<State, Command, Options, Event>,
  steps: readonly Step<Event>[],
): Move<Command, Event>[] =>
  steps.flatMap(({ moveNumber, seat, command: text, events }) => {
    const parsed = notation.parse(text)
    return parsed.ok ? { moveNumber, seat, text, command: parsed.value, events } : []
  })

/** The view after moves that a viewer was told of, worked out from the view before them. */
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

/** Applies to a copy: the position handed in stays as it was. */
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
