/** What happened, line by line. */
import type { GameEvent, Seat, Viewer } from '@quayside/kernel'
import type { Step } from '../session/current-game.ts'

export interface LogLine<Event extends GameEvent = GameEvent> {
  readonly key: string
  /** The position that the command was made for. */
  readonly at: number
  /** Null for an event without a seat. */
  readonly seat: Seat | null
  readonly event: Event
}

const seatOf = (event: GameEvent): Seat | null =>
  'seat' in event && typeof event['seat'] === 'number' ? event['seat'] : null

/** The lines of one command. */
export const linesOf = <Event extends GameEvent>(
  { moveNumber: at, events }: Step<unknown, Event>,
  isLogged: (event: Event) => boolean,
): LogLine<Event>[] =>
  events.flatMap((event, place) =>
    isLogged(event) ? [{ key: `${at}.${place}`, at, seat: seatOf(event), event }] : [],
  )

/** All events since the viewer's last own move that was not automatic. */
export const eventsSinceOwnMove = <Event extends GameEvent>(
  history: readonly Step<unknown, Event>[],
  viewer: Viewer,
  automatic: ReadonlySet<number>,
  isLogged: (event: Event) => boolean,
): LogLine<Event>[] => {
  const last = history.findLastIndex(({ seat, moveNumber: at }) => seat === viewer && !automatic.has(at))
  return history.slice(last + 1).flatMap((step) => linesOf(step, isLogged))
}
