/** Bots of a loaded room decide at once. If that node dies or the room is not loaded, a bot job loads it again. */
import type { Seat } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import { BOT_JOB, type JobSchedule, RATING_JOB, TIMEOUT_JOB, TURN_JOB } from '../storage/job-repository.ts'
import type { RoomSummaryRow } from '../storage/schema.ts'
import { type Vacation, vacationEnd } from './calendar.ts'
import { type ClockInput, computeDeadlines, computeReminders, type Deadline } from './deadlines.ts'
import type { AnyRules } from './games.ts'
import { type NextState, roomSummary } from './room-state.ts'
import { INITIAL_STATUS } from './room-status.ts'
import { dealSeed, isFreeSeat, type RoomWithSeats } from './seats.ts'

/** Longer than a bot takes to decide: the job plays only where this process did not. */
export const BOT_JOB_DELAY_MS = 10_000

/** Seats with standing policies are answered for in the same way. */
const botJobs = (
  { row, seats }: RoomWithSeats,
  { deciders_json: waits, changed_at: changed }: RoomSummaryRow,
  policies: Readonly<Record<number, unknown>> = {},
): readonly JobSchedule[] => {
  const waitsForBot = (JSON.parse(waits) as number[]).some(
    (seat) => (seats[seat]?.bot_level ?? null) !== null || policies[seat] !== undefined,
  )
  return [
    {
      id: `${BOT_JOB}-${row.id}`,
      kind: BOT_JOB,
      room_id: row.id,
      payload_json: '{}',
      owner_id: row.host_id,
      due_at: waitsForBot ? changed + BOT_JOB_DELAY_MS : null,
    },
  ]
}

/** The timeout job for the earliest deadline. */
export const timeoutJobs = (
  { row, seats }: RoomWithSeats,
  deadlines: readonly Deadline[],
): readonly JobSchedule[] => {
  const people = deadlines.filter(({ seat }) => (seats[seat]?.bot_level ?? null) === null)
  const due = people.length === 0 ? null : Math.min(...people.map(({ dueAt: at }) => at))
  const id = `${TIMEOUT_JOB}-${row.id}`
  return [{ id, kind: TIMEOUT_JOB, room_id: row.id, payload_json: '{}', due_at: due, owner_id: row.host_id }]
}

/** Ratings are computed by a job, so that no request waits and a crash loses nothing. */

const ratingJobs = (
  { row }: RoomWithSeats,
  { is_over: over, changed_at: changed }: Pick<RoomSummaryRow, 'is_over' | 'changed_at'>,
): readonly JobSchedule[] =>
  over === 1
    ? [
        {
          id: `${RATING_JOB}-${row.id}`,
          kind: RATING_JOB,
          room_id: row.id,
          payload_json: '{}',
          due_at: changed,
        },
      ]
    : []

/**
 * Schedules a notification for each decider and a reminder before the deadline. Presence is checked when the job runs.
 */

/** A present player gets no notification. */
const TURN_PATIENCE_MS = 60_000

export interface TurnPayload {
  readonly player: string
  readonly seat: number
  /** It speaks for all the rooms of the player. */
  readonly isDigest: boolean
  /** When their time is up, where that is what they are reminded of. */
  readonly deadline?: number
}

export const turnJobId = (room: string, seat: Seat): string => `${TURN_JOB}-${room}-${seat}`

/** No notifications during a vacation. */
const turnJobs = (
  { row, seats }: RoomWithSeats,
  { deciders_json: waits, changed_at: changed }: Pick<RoomSummaryRow, 'deciders_json' | 'changed_at'>,
  vacations: readonly Vacation[],
  isNewTurnFor: (seat: Seat) => boolean,
): readonly JobSchedule[] => {
  const waiting = JSON.parse(waits) as number[]
  return seats.flatMap(({ seat_number: seat, player_id: player, bot_level: bot }) => {
    if (player === null) return []
    const waited = bot === null && waiting.includes(seat)
    if (waited && !isNewTurnFor(seat)) return []
    const about: TurnPayload = { player, seat, isDigest: false }
    return {
      id: turnJobId(row.id, seat),
      kind: TURN_JOB,
      room_id: row.id,
      payload_json: JSON.stringify(about),
      owner_id: player,
      due_at: waited ? Math.max(changed + TURN_PATIENCE_MS, vacationEnd(vacations, seat, changed)) : null,
    }
  })
}

/** A past reminder was sent, or waits for the end of quiet hours. */
const reminderJobs = (
  { row, seats }: RoomWithSeats,
  { changed_at: changed }: Pick<RoomSummaryRow, 'changed_at'>,
  reminders: readonly Deadline[],
  deadlines: readonly Deadline[],
): readonly JobSchedule[] =>
  seats.flatMap(({ seat_number: seat, player_id: player, bot_level: bot }) => {
    if (player === null) return []
    const isTheirs = (one: Deadline): boolean => bot === null && one.seat === seat
    const due = reminders.find(isTheirs)?.dueAt ?? null
    const deadline = deadlines.find(isTheirs)?.dueAt
    if (due !== null && due <= changed) return []
    const about: TurnPayload = {
      player,
      seat,
      isDigest: false,
      ...(deadline === undefined ? {} : { deadline }),
    }
    return {
      id: `remind-${row.id}-${seat}`,
      kind: TURN_JOB,
      room_id: row.id,
      payload_json: JSON.stringify(about),
      owner_id: player,
      due_at: due,
    }
  })

/** The jobs after an entry. */
export const jobsAfterEntry = (after: NextState): readonly JobSchedule[] => {
  const { summary: standing, deadlines, reminders, status, hasMoved: moved } = after
  return [
    ...botJobs(after, standing, status.policies),
    ...timeoutJobs(after, deadlines),
    ...turnJobs(after, standing, status.vacations, (seat) => after.isNewTurnFor(seat)),
    ...reminderJobs(after, standing, reminders, deadlines),
    ...(moved ? ratingJobs(after, standing) : []),
  ]
}

/** The jobs of a new room; none before all seats are taken. */
export const jobsAtStart = (rows: RoomWithSeats, rules: AnyRules): readonly JobSchedule[] => {
  const { row, seats } = rows
  if (seats.some(isFreeSeat)) return []
  const state = rules.setup(JSON.parse(row.options_json), dealSeed(row, seats))
  const standing = roomSummary(row.id, 0, { rules, state, moveNumber: 0 }, row.started_at)
  const clocked: ClockInput = {
    settings: JSON.parse(row.settings_json) as RoomSettings,
    seats: seats.length,
    startedAt: row.started_at,
    ticks: [],
    deciders: rules.deciders(state),
    status: INITIAL_STATUS,
  }
  const deadlines = computeDeadlines(clocked)
  return [
    ...botJobs(rows, standing),
    ...timeoutJobs(rows, deadlines),
    ...turnJobs(rows, standing, [], () => true),
    ...reminderJobs(rows, standing, computeReminders(clocked), deadlines),
  ]
}
