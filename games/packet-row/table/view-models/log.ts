/** The log, round by round. */

import { type LogLine as AnyLine, singleLines } from '@quayside/table/log/log-lines.ts'
import type { Event } from '../../rules/index.ts'
import type { BoardItem } from '../state/selection.ts'
import type { Step } from '../state/use-game.ts'

interface LogLine extends AnyLine<Event> {
  /** The board item to select. */
  readonly about: BoardItem | null
}

interface LogRound {
  readonly round: number | null
  readonly lines: readonly LogLine[]
}

const aboutOf = (event: Event): BoardItem | null => {
  switch (event.kind) {
    case 'took':
    case 'cashed':
      return { kind: 'card', card: event.card, place: 'elsewhere' }
    case 'area-named':
    case 'refilled':
      return { kind: 'area', area: event.area }
    default:
      return 'seat' in event ? { kind: 'seat', seat: event.seat } : null
  }
}

/** New supplies are visible on the table; only an incomplete supply is logged. */
export const isLogged = (event: Event): boolean =>
  event.kind === 'refilled' ? event.dry : event.kind !== 'round-ended' && event.kind !== 'round-began'

/** The round in which the history begins, because a game may start from a position. */
const firstRound = (history: readonly Step[], now: number): number => {
  for (const { events } of history)
    for (const event of events) if (event.kind === 'round-ended') return event.round
  return now
}

/** `now` is the current round. Events after the last round belong to none. */
export const logOf = (history: readonly Step[], now: number): LogRound[] => {
  const rounds: { round: number | null; lines: LogLine[] }[] = [
    { round: firstRound(history, now), lines: [] },
  ]
  for (const step of history) {
    for (const line of singleLines([step], isLogged))
      rounds.at(-1)?.lines.push({ ...line, about: line.events.map(aboutOf)[0] ?? null })
    for (const event of step.events) {
      if (event.kind === 'round-began') rounds.push({ round: event.round, lines: [] })
      if (event.kind === 'last-round-over') rounds.push({ round: null, lines: [] })
    }
  }
  return rounds
}
