/** The log, round by round, the latest first. */

import { type LogLine as AnyLine, linesOf as anyLinesOf } from '@quayside/table/log/log-lines.ts'
import { type Event, OFFERS } from '../../rules/index.ts'
import type { BoardItem } from '../state/selection.ts'
import type { Step } from '../state/use-game.ts'

export interface LogLine extends AnyLine<Event> {
  /** The board item to select. */
  readonly about: BoardItem | null
}

export interface LogRound {
  /** Null for the final stage. */
  readonly round: number | null
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

/** Turns are not logged, because the table shows them. */
export const isLogged = ({ kind }: Event): boolean => kind !== 'turn-begins'

/** The lines of one command. */
export const linesOf = (step: Step): LogLine[] =>
  anyLinesOf(step, isLogged).map((line) => ({ ...line, about: aboutOf(line.event) }))

/** The round that a command's consequences lead into, if they lead into another. */
const roundAfter = ({ events }: Step): { readonly round: number | null } | undefined =>
  events.find((event) => event.kind === 'turn-begins')

/** The round that the history begins in: a game may have begun with a position. */
const firstRound = (history: readonly Step[], now: number | null): number | null => {
  for (const { events } of history)
    for (const event of events)
      if (event.kind === 'round-ended' || event.kind === 'turn-begins') return event.round
  return now
}

/** `now` is the round on the table, null in the final stage. */
export const logOf = (history: readonly Step[], now: number | null): LogRound[] => {
  const rounds: { round: number | null; lines: LogLine[] }[] = [
    { round: firstRound(history, now), lines: [] },
  ]
  for (const step of history) {
    rounds[0]?.lines.unshift(...linesOf(step).reverse())
    const next = roundAfter(step)
    if (next !== undefined && next.round !== rounds[0]?.round)
      rounds.unshift({ round: next.round, lines: [] })
  }
  return rounds
}
