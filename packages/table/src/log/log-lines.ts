/** What happened: one entry per event for announcements, one line per action for the log. */
import type { GameEvent, Seat, Viewer } from '@quayside/kernel'
import type { Step } from '../session/current-game.ts'

export interface EventLine<Event extends GameEvent = GameEvent> {
  readonly key: string
  /** Move number of the position that the command was made in. */
  readonly at: number
  /** Null for an event without a seat. */
  readonly seat: Seat | null
  readonly event: Event
}

/** Events that share one sentence in the log. */
export interface LogLine<Event extends GameEvent = GameEvent> extends Omit<EventLine, 'event'> {
  readonly events: readonly Event[]
}

/** Lines under one heading, such as a turn. */
export interface LogGroup<Line extends LogLine = LogLine> {
  readonly key: string
  /** Null for the time after the last round; `all` for a game without rounds. */
  readonly round: number | null | 'all'
  /** The seat that the heading names; null where each line names its seat. */
  readonly seat: Seat | null
  readonly title: string
  /** In chronological order. */
  readonly lines: readonly Line[]
}

const seatOf = (event: GameEvent): Seat | null =>
  'seat' in event && typeof event['seat'] === 'number' ? event['seat'] : null

/** The lines of one command. */
export const linesOf = <Event extends GameEvent>(
  { moveNumber: at, events }: Step<unknown, Event>,
  isLogged: (event: Event) => boolean,
): EventLine<Event>[] =>
  events.flatMap((event, place) =>
    isLogged(event) ? [{ key: `${at}.${place}`, at, seat: seatOf(event), event }] : [],
  )

/** One line per event, for a game without grouped lines. */
export const singleLines = <Event extends GameEvent>(
  steps: readonly Step<unknown, Event>[],
  isLogged: (event: Event) => boolean,
): LogLine<Event>[] =>
  steps.flatMap((step) => linesOf(step, isLogged)).map(({ event, ...line }) => ({ ...line, events: [event] }))

/** All steps since the viewer's last own move that was not automatic. */
export const stepsSinceOwnMove = <Event extends GameEvent>(
  history: readonly Step<unknown, Event>[],
  viewer: Viewer,
  automatic: ReadonlySet<number>,
): readonly Step<unknown, Event>[] =>
  history.slice(
    history.findLastIndex(({ seat, moveNumber: at }) => seat === viewer && !automatic.has(at)) + 1,
  )

export const eventsSinceOwnMove = <Event extends GameEvent>(
  history: readonly Step<unknown, Event>[],
  viewer: Viewer,
  automatic: ReadonlySet<number>,
  isLogged: (event: Event) => boolean,
): EventLine<Event>[] =>
  stepsSinceOwnMove(history, viewer, automatic).flatMap((step) => linesOf(step, isLogged))
