/** The log: the actions of every turn, and the end of every round. */

import type { Seat } from '@quayside/kernel'
import type { LogLine as AnyLine } from '@quayside/table/log/log-lines.ts'
import { actionsOf } from '../../language/index.ts'
import { type Event, OFFERS, TURNS } from '../../rules/index.ts'
import type { BoardItem } from '../state/selection.ts'
import type { Step } from '../state/use-game.ts'

export interface LogLine extends AnyLine<Event> {
  /** The board item to select. */
  readonly about: BoardItem | null
}

interface TurnMark {
  /** Null for the final stage. */
  readonly round: number | null
  /** Null for the end of a round. */
  readonly turn: number | null
  /** Null for events of all players. */
  readonly seat: Seat | null
}

export interface LogTurn extends TurnMark {
  readonly lines: readonly LogLine[]
}

const aboutOf = (event: Event): BoardItem | null => {
  if ('building' in event) return { kind: 'building', card: event.building }
  if ('ship' in event) return { kind: 'ship', card: event.ship }
  switch (event.kind) {
    case 'offer-taken':
      return { kind: 'offer', offer: OFFERS.indexOf(event.token) }
    case 'loans-taken':
    case 'loans-returned':
    case 'loan-repaid':
    case 'interest-paid':
      return { kind: 'loan' }
    case 'looked':
      return { kind: 'special-pile' }
    default:
      return 'seat' in event ? { kind: 'seat', seat: event.seat } : null
  }
}

/** The beginning of a turn is not logged, because the log has a heading for it. */
export const isLogged = ({ kind }: Event): boolean => kind !== 'turn-begins'

type EventAt = Parameters<typeof actionsOf>[0][number]

const asLines = (events: readonly EventAt[]): LogLine[] =>
  actionsOf(events).map(({ moveNumber, ...action }, place) => ({
    ...action,
    at: moveNumber,
    key: `${moveNumber}.${place}`,
    about: action.events.map(aboutOf)[0] ?? null,
  }))

const eventsIn = (steps: readonly Step[]): EventAt[] =>
  steps.flatMap(({ moveNumber, events }) => events.map((event) => ({ moveNumber, event })))

/** A sentence for each action. */
export const linesOf = (steps: readonly Step[]): LogLine[] => asLines(eventsIn(steps))

/** The turn in which the history begins, because a game may start from a position. */
const firstTurn = (history: readonly Step[], now: TurnMark): TurnMark => {
  const [first] = history
  if (first === undefined) return now
  for (const { event } of eventsIn(history)) {
    if (event.kind === 'round-ended') return { round: event.round, turn: TURNS, seat: first.seat }
    if (event.kind === 'turn-begins') return { round: event.round, turn: event.turn - 1, seat: first.seat }
  }
  return now
}

/** `now` is the current turn. */
export const logOf = (history: readonly Step[], now: TurnMark): LogTurn[] => {
  const turns: { mark: TurnMark; events: EventAt[] }[] = [{ mark: firstTurn(history, now), events: [] }]
  for (const { moveNumber, event } of eventsIn(history)) {
    if (event.kind === 'turn-begins') turns.push({ mark: event, events: [] })
    else if (event.kind === 'round-ended')
      turns.push({ mark: { round: event.round, turn: null, seat: null }, events: [] })
    else turns.at(-1)?.events.push({ moveNumber, event })
  }
  return turns.map(({ mark: { round, turn, seat }, events }) => ({
    round,
    turn,
    seat,
    lines: asLines(events),
  }))
}
