/**
 * Plans a word to everybody that a table waits for, and another one when little of their time is left. By the time it
 * is due they may have come by themselves.
 */
import type { Seat } from '@quayside/kernel'
import { awayUntil, type Vacation } from '../pace/calendar.ts'
import type { Deadline } from '../pace/clock.ts'
import type { Laid } from '../rooms/laid.ts'
import { TURN_JOB, type ErrandPlan } from '../storage/errands.ts'
import type { StandingRow } from '../storage/schema.ts'

/** Whoever is at the table needs no word. */
const TURN_PATIENCE_MS = 60_000

export interface TurnAbout {
  readonly player: string
  readonly seat: number
  /** It speaks for all the tables of the player. */
  readonly gathered: boolean
  /** When their time is up, where that is what they are reminded of. */
  readonly until?: number
}

export const turnErrandId = (room: string, seat: Seat): string => `${TURN_JOB}-${room}-${seat}`

/** On vacation nobody hears anything until its end. */
export const turnErrands = (
  { row, seats }: Laid,
  { waits, changed }: Pick<StandingRow, 'waits' | 'changed'>,
  vacations: readonly Vacation[],
  isNewsTo: (seat: Seat) => boolean,
): readonly ErrandPlan[] => {
  const waiting = JSON.parse(waits) as number[]
  return seats.flatMap(({ seat, player, bot }) => {
    if (player === null) return []
    const waited = bot === null && waiting.includes(seat)
    if (waited && !isNewsTo(seat)) return []
    const about: TurnAbout = { player, seat, gathered: false }
    return {
      id: turnErrandId(row.id, seat),
      kind: TURN_JOB,
      room: row.id,
      about: JSON.stringify(about),
      owner: player,
      due: waited ? Math.max(changed + TURN_PATIENCE_MS, awayUntil(vacations, seat, changed)) : null,
    }
  })
}

/** One that is past was told of, or waits for the end of the night. */
export const remindErrands = (
  { row, seats }: Laid,
  { changed }: Pick<StandingRow, 'changed'>,
  reminders: readonly Deadline[],
  deadlines: readonly Deadline[],
): readonly ErrandPlan[] =>
  seats.flatMap(({ seat, player, bot }) => {
    if (player === null) return []
    const isTheirs = (one: Deadline): boolean => bot === null && one.seat === seat
    const due = reminders.find(isTheirs)?.at ?? null
    const until = deadlines.find(isTheirs)?.at
    if (due !== null && due <= changed) return []
    const about: TurnAbout = { player, seat, gathered: false, ...(until === undefined ? {} : { until }) }
    return {
      id: `remind-${row.id}-${seat}`,
      kind: TURN_JOB,
      room: row.id,
      about: JSON.stringify(about),
      owner: player,
      due,
    }
  })
