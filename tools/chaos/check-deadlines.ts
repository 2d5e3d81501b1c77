/**
 * Checks rooms with clocks in the store: every deadline was acted upon in time, and every absent player was notified.
 * Times are those of the log, by the clock of the node that wrote each entry.
 */
import { Game } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import {
  connect,
  countTimeoutActions,
  deadlines,
  type EntryRow,
  isAbandoned,
  isInternalRequestId,
  type JobRow,
  type RoomRow,
  TIMEOUT_JOB,
  type Tick,
} from '@quayside/server/testing'
import { findRules } from '@quayside/server/testing/clients'
import { couldBeDue, type SkewedClock } from './skewed-clock.ts'

export interface TimedRoom {
  readonly room: RoomRow
  readonly settings: RoomSettings
  readonly seats: number
  readonly log: readonly EntryRow[]
  /** When the timeout job runs next; null for never. */
  readonly due: number | null
}

export const listTimedRooms = async (address: string): Promise<readonly TimedRoom[]> => {
  const db = connect(address)
  try {
    const rooms = await db.selectFrom('room').selectAll().execute()
    const seats = await db.selectFrom('seat').select(['room_id', 'seat_number']).execute()
    const clocks = await db.selectFrom('job').selectAll().where('kind', '=', TIMEOUT_JOB).execute()
    const timedRooms: TimedRoom[] = []
    for (const room of rooms) {
      const settings = JSON.parse(room.settings_json) as RoomSettings
      if (settings.clock.kind === 'untimed') continue
      const log = await db
        .selectFrom('entry')
        .selectAll()
        .where('room_id', '=', room.id)
        .orderBy('seq')
        .execute()
      timedRooms.push({
        room,
        settings,
        seats: seats.filter((seat) => seat.room_id === room.id).length,
        log,
        due: clocks.find((job) => job.room_id === room.id)?.due_at ?? null,
      })
    }
    return timedRooms
  } finally {
    await db.destroy()
  }
}

/** Jobs due by `time` that have not run. */
export const overdueJobs = async (address: string, time: number): Promise<readonly JobRow[]> => {
  const db = connect(address)
  try {
    return await db.selectFrom('job').selectAll().where('due_at', '<=', time).orderBy('due_at').execute()
  } finally {
    await db.destroy()
  }
}

/** The time at which the game began to wait for a seat. */
interface Turn {
  readonly seat: number
  readonly made: number
}

export interface DeadlineCheck {
  /** Decisions made for a seat whose time was up. */
  readonly timeoutActions: number
  /** Every time the game began to wait for a seat. */
  readonly turns: readonly Turn[]
  /** The current deciders with the times since their turn began; one of these times is in their notification. */
  readonly waiting: readonly { readonly seat: number; readonly since: readonly number[] }[]
  readonly violations: readonly string[]
}

/** `now` is the time on all clocks; jobs that became due shortly before it may still be running. */
export const checkDeadlines = (
  timedRoom: TimedRoom,
  clocks: readonly SkewedClock[],
  now: number,
): DeadlineCheck => {
  const { room, settings, seats, log, due } = timedRoom
  const rules = findRules(room.game, room.rules_version)
  if (rules === null) throw new Error(room.game)
  const opened = Game.open(rules, JSON.parse(room.options_json), room.seed)
  if (!opened.ok) throw new Error(opened.refusal.code)
  const game = opened.value
  const violations: string[] = []
  const ticks: Tick[] = []
  const decided = new Set<number>()
  const deciders = (): readonly number[] => rules.deciders(game.state)
  const turns: Turn[] = deciders().map((seat) => ({ seat, made: room.started_at }))
  const since = new Map(turns.map(({ seat, made }) => [seat, [made]]))
  let timeoutActions = 0
  let replacements = 0
  for (const {
    seat_number: seat,
    request_id: request,
    created_at: made,
    move_number: moveNumber,
    payload,
    seq,
  } of log) {
    const decidersBefore = deciders()
    replacements = countTimeoutActions(replacements, request)
    if (isInternalRequestId(request)) {
      timeoutActions++
      const deadline = deadlines(settings, seats, room.started_at, ticks, decidersBefore).find(
        (one) => one.seat === seat,
      )
      if (deadline === undefined || !couldBeDue(clocks, deadline.dueAt, made))
        violations.push(`timeout action too early: ${room.id} ${seq}, by ${(deadline?.dueAt ?? 0) - made} ms`)
      if (decided.has(moveNumber)) violations.push(`two timeout actions: ${room.id} move ${moveNumber}`)
      decided.add(moveNumber)
    }
    if (!game.submitText(seat, payload, moveNumber).ok) violations.push(`does not replay: ${room.id} ${seq}`)
    ticks.push({ madeAt: made, deciders: decidersBefore })
    for (const one of deciders()) {
      turns.push({ seat: one, made })
      const isNew = one === seat || !decidersBefore.includes(one)
      since.set(one, isNew ? [made] : [...(since.get(one) ?? []), made])
    }
  }
  const isOver = rules.outcome(game.state) !== null
  const first = deadlines(settings, seats, room.started_at, ticks, deciders()).map(({ dueAt }) => dueAt)
  const next = isOver || first.length === 0 ? null : Math.min(...first)
  // When all seats have been replaced the game is abandoned, and no bot decides.
  if (next !== null && next <= now && settings.onTimeout.kind === 'bot' && !isAbandoned(replacements, seats))
    violations.push(`deadline missed: ${room.id}, ${now - next} ms ago`)
  // A past deadline that changed nothing is not scheduled again.
  if ((next === null || next > now) && next !== due)
    violations.push(`timeout job missing: ${room.id} ${next} is not ${due}`)
  const waiting = isOver ? [] : deciders().map((seat) => ({ seat, since: since.get(seat) ?? [] }))
  return { timeoutActions, turns, waiting, violations }
}

/** Players who decide sooner are not notified. */
const NOTIFY_AFTER_MS = 60_000

const notificationId = (room: string, seat: number, made: number): string =>
  `turn-${room}-${seat}-${made + NOTIFY_AFTER_MS}`

const isEarly = (clocks: readonly SkewedClock[], name: string, arrived: number): boolean => {
  const due = Number(name.slice(name.lastIndexOf('-') + 1))
  return !clocks.some((clock) => clock.hadReached(due, arrived))
}

/** Called when all notification jobs have run. */
export const checkNotifications = (
  rooms: readonly { readonly room: TimedRoom; readonly check: DeadlineCheck }[],
  received: ReadonlyMap<string, readonly number[]>,
  clocks: readonly SkewedClock[],
): readonly string[] => {
  const known = new Set(
    rooms.flatMap(({ room, check }) =>
      check.turns.map(({ seat, made }) => notificationId(room.room.id, seat, made)),
    ),
  )
  const violations: string[] = []
  for (const [name, [first = 0]] of received) {
    if (name.startsWith('turn-') && !known.has(name)) violations.push(`notification without a turn: ${name}`)
    if (isEarly(clocks, name, first)) violations.push(`notification too early: ${name}`)
  }
  for (const { room, check } of rooms) {
    // A live room has no notifications.
    if (room.settings.clock.kind === 'live') continue
    for (const { seat, since } of check.waiting)
      if (!since.some((made) => received.has(notificationId(room.room.id, seat, made))))
        violations.push(`notification missing: ${room.room.id} seat ${seat}`)
  }
  return violations
}
