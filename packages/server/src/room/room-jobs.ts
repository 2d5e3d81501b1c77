/** The background jobs of a room: bot moves, timeouts, ratings and notifications. */
import type { Seat } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import { BOT_JOB, type JobSchedule, RATING_JOB, TIMEOUT_JOB, TURN_JOB } from '../storage/job-repository.ts'
import type { RoomSummaryRow } from '../storage/schema.ts'
import { type Vacation, vacationEnd } from './calendar.ts'
import { type ClockInput, computeDeadlines, computeReminders, type Deadline } from './deadlines.ts'
import type { AnyRules } from './game-registry.ts'
import { type NextState, roomSummary } from './room-state.ts'
import { INITIAL_STATUS } from './room-status.ts'
import { dealSeed, isFreeSeat, type RoomWithSeats } from './seats.ts'

/** Longer than a bot takes to decide, so that the job only runs when the node that loaded the room has failed. */
export const BOT_JOB_DELAY_MS = 10_000

/**
 * Bots of a loaded room decide immediately. If that node dies or the room is not loaded, this job loads it again. The
 * same holds for seats with standing policies.
 */
const botJobs = (
  { row, seats }: RoomWithSeats,
  { deciders_json: decidersJson, changed_at: changed }: RoomSummaryRow,
  policies: Readonly<Record<number, unknown>> = {},
): readonly JobSchedule[] => {
  const waitsForBot = (JSON.parse(decidersJson) as number[]).some(
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
  const external = deadlines.filter(({ seat }) => (seats[seat]?.bot_level ?? null) === null)
  const dueAt = external.length === 0 ? null : Math.min(...external.map((deadline) => deadline.dueAt))
  const id = `${TIMEOUT_JOB}-${row.id}`
  return [
    { id, kind: TIMEOUT_JOB, room_id: row.id, payload_json: '{}', due_at: dueAt, owner_id: row.host_id },
  ]
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

/** A player who is present by then gets no notification; presence is checked when the job runs. */
const NOTIFY_AFTER_MS = 60_000

export interface TurnPayload {
  readonly player: string
  readonly seat: number
  /** Whether one notification covers all rooms of the player. */
  readonly isDigest: boolean
  /** Present in a reminder: when the player's time is up. */
  readonly deadline?: number
}

export const turnJobId = (room: string, seat: Seat): string => `${TURN_JOB}-${room}-${seat}`

/** A notification for each decider; during a vacation it waits for the end of the vacation. */
const turnJobs = (
  { row, seats }: RoomWithSeats,
  { deciders_json: decidersJson, changed_at: changed }: Pick<RoomSummaryRow, 'deciders_json' | 'changed_at'>,
  vacations: readonly Vacation[],
  isNewTurnFor: (seat: Seat) => boolean,
): readonly JobSchedule[] => {
  const deciders = JSON.parse(decidersJson) as number[]
  return seats.flatMap(({ seat_number: seat, player_id: player, bot_level: bot }) => {
    if (player === null) return []
    const isDecider = bot === null && deciders.includes(seat)
    if (isDecider && !isNewTurnFor(seat)) return []
    const payload: TurnPayload = { player, seat, isDigest: false }
    return {
      id: turnJobId(row.id, seat),
      kind: TURN_JOB,
      room_id: row.id,
      payload_json: JSON.stringify(payload),
      owner_id: player,
      due_at: isDecider ? Math.max(changed + NOTIFY_AFTER_MS, vacationEnd(vacations, seat, changed)) : null,
    }
  })
}

/** A reminder whose time has passed was sent, or waits for the end of quiet hours: it is not scheduled again. */
const reminderJobs = (
  { row, seats }: RoomWithSeats,
  { changed_at: changed }: Pick<RoomSummaryRow, 'changed_at'>,
  reminders: readonly Deadline[],
  deadlines: readonly Deadline[],
): readonly JobSchedule[] =>
  seats.flatMap(({ seat_number: seat, player_id: player, bot_level: bot }) => {
    if (player === null) return []
    const isTheirs = (one: Deadline): boolean => bot === null && one.seat === seat
    const dueAt = reminders.find(isTheirs)?.dueAt ?? null
    const deadline = deadlines.find(isTheirs)?.dueAt
    if (dueAt !== null && dueAt <= changed) return []
    const payload: TurnPayload = {
      player,
      seat,
      isDigest: false,
      ...(deadline === undefined ? {} : { deadline }),
    }
    return {
      id: `remind-${row.id}-${seat}`,
      kind: TURN_JOB,
      room_id: row.id,
      payload_json: JSON.stringify(payload),
      owner_id: player,
      due_at: dueAt,
    }
  })

/** The jobs after an entry. */
export const jobsAfterEntry = (after: NextState): readonly JobSchedule[] => {
  const { summary, deadlines, reminders, status, hasMoved: moved } = after
  return [
    ...botJobs(after, summary, status.policies),
    ...timeoutJobs(after, deadlines),
    ...turnJobs(after, summary, status.vacations, (seat) => after.isNewTurnFor(seat)),
    ...reminderJobs(after, summary, reminders, deadlines),
    ...(moved ? ratingJobs(after, summary) : []),
  ]
}

/** The jobs of a new room; none before all seats are taken. */
export const jobsAtStart = (rows: RoomWithSeats, rules: AnyRules): readonly JobSchedule[] => {
  const { row, seats } = rows
  if (seats.some(isFreeSeat)) return []
  const state = rules.setup(JSON.parse(row.options_json), dealSeed(row, seats))
  const summary = roomSummary(row.id, 0, { rules, state, moveNumber: 0 }, row.started_at)
  const clockInput: ClockInput = {
    settings: JSON.parse(row.settings_json) as RoomSettings,
    seats: seats.length,
    startedAt: row.started_at,
    ticks: [],
    deciders: rules.deciders(state),
    status: INITIAL_STATUS,
  }
  const deadlines = computeDeadlines(clockInput)
  return [
    ...botJobs(rows, summary),
    ...timeoutJobs(rows, deadlines),
    ...turnJobs(rows, summary, [], () => true),
    ...reminderJobs(rows, summary, computeReminders(clockInput), deadlines),
  ]
}
