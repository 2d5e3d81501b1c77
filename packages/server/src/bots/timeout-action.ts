/**
 * Timeout actions: when a deadline has passed, a bot decides once, standing policies decide, or the room keeps waiting.
 */
import { JobFailure } from '../jobs/job-runner.ts'
import type { Deadline } from '../room/deadlines.ts'
import type { Room } from '../room/room.ts'
import { withRoom } from '../room/room-cache.ts'
import type { Rooms } from '../room/rooms.ts'
import { playBotMove, type RequestBotMove } from './bot-turns.ts'
import { decideByPolicy } from './policies.ts'

/** The running deadlines of seats that are not played by the server's bots. */
const externalDeadlines = (room: Room): readonly Deadline[] =>
  room.deadlines.filter(({ seat }) => (room.seats[seat]?.bot_level ?? null) === null)

const earliest = (deadlines: readonly Deadline[]): number | null =>
  deadlines.length === 0 ? null : Math.min(...deadlines.map(({ dueAt: at }) => at))

/** Whether a decision was made for the seat. */
const decide = async (room: Room, overdue: readonly Deadline[], ask: RequestBotMove): Promise<boolean> => {
  const { onTimeout } = room.settings
  for (const { seat } of overdue) {
    if (onTimeout.kind === 'policies' && (await decideByPolicy(room, seat))) return true
    if (onTimeout.kind === 'bot' && (await playBotMove(room, seat, onTimeout.level, ask, 'timeout')))
      return true
  }
  return false
}

/** Whether a player of the room is present on any node. */
const isAnyPlayerThere = async (rooms: Rooms, { row, seats }: Room): Promise<boolean> => {
  const external = seats.filter(({ bot_level: bot }) => bot === null)
  const presences = await Promise.all(external.map(({ seat_number: seat }) => rooms.isPresent(row.id, seat)))
  return presences.includes(true)
}

/** When the bots are busy, the timeout job is postponed by this time, so that other jobs run. */
const RETRY_MS = 10_000

const aborted = (signal: AbortSignal): Promise<'aborted'> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve('aborted')
    else signal.addEventListener('abort', () => resolve('aborted'), { once: true })
  })

/**
 * When the next timeout action is due; null for never. Scheduled here as well, because an entry does not reschedule a
 * job that has the same time.
 */
export const runTimeoutAction = (
  rooms: Rooms,
  id: string,
  ask: RequestBotMove,
  signal: AbortSignal,
): Promise<number | null> =>
  withRoom(rooms, id, async (room) => {
    // Another node may have written entries that this one has not applied yet.
    await room.catchUp()
    const { now } = room
    const deadlines = externalDeadlines(room)
    const overdue = deadlines.filter(({ dueAt: at }) => at <= now)
    // Resumed when a player returns, which schedules the timeout job again.
    if (overdue.length > 0 && room.isAbandoned && !(await isAnyPlayerThere(rooms, room))) return null
    const decided = await Promise.race([decide(room, overdue, ask), aborted(signal)])
    if (decided === 'aborted') return room.now + RETRY_MS
    if (decided) return earliest(externalDeadlines(room))
    if (overdue.length > 0 && room.settings.onTimeout.kind === 'bot')
      throw new JobFailure('bot-stuck', 'timeout action failed')
    return earliest(deadlines.filter(({ dueAt: at }) => at > now))
  })
