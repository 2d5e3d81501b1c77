/**
 * The tables with clocks as the store holds them: whether every deadline was kept, and whether everybody who did not come
 * was told of what they were asked. Their time is what the log says, by the clocks of those who wrote it.
 */
import { Game } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import {
  connect,
  deadlines,
  type EntryRow,
  isAbandoned,
  isInternalRequestId,
  type JobRow,
  type RoomRow,
  replacementsAfter,
  TIMEOUT_JOB,
  type Tick,
} from '@quayside/server/testing'
import { findRules } from '@quayside/server/testing/clients'
import { couldKnow, type ShownClock } from './skewed-clock.ts'

export interface TimedTable {
  readonly room: RoomRow
  readonly settings: RoomSettings
  readonly seats: number
  readonly log: readonly EntryRow[]
  /** When its clock is looked at next; null for never. */
  readonly due: number | null
}

export const timedTables = async (address: string): Promise<readonly TimedTable[]> => {
  const db = connect(address)
  try {
    const rooms = await db.selectFrom('room').selectAll().execute()
    const seats = await db.selectFrom('seat').select(['room_id', 'seat_number']).execute()
    const clocks = await db.selectFrom('job').selectAll().where('kind', '=', TIMEOUT_JOB).execute()
    const tables: TimedTable[] = []
    for (const room of rooms) {
      const settings = JSON.parse(room.settings_json) as RoomSettings
      if (settings.clock.kind === 'untimed') continue
      const log = await db
        .selectFrom('entry')
        .selectAll()
        .where('room_id', '=', room.id)
        .orderBy('seq')
        .execute()
      tables.push({
        room,
        settings,
        seats: seats.filter((seat) => seat.room_id === room.id).length,
        log,
        due: clocks.find((job) => job.room_id === room.id)?.due_at ?? null,
      })
    }
    return tables
  } finally {
    await db.destroy()
  }
}

/** Whatever should have happened before `time`. */
export const overdueJobs = async (address: string, time: number): Promise<readonly JobRow[]> => {
  const db = connect(address)
  try {
    return await db.selectFrom('job').selectAll().where('due_at', '<=', time).orderBy('due_at').execute()
  } finally {
    await db.destroy()
  }
}

/** A moment at which a table came to wait for a seat. */
interface Asked {
  readonly seat: number
  readonly made: number
}

export interface Kept {
  /** Decisions that were made for somebody whose time was up. */
  readonly acted: number
  /** Each time that somebody was asked something new. */
  readonly asked: readonly Asked[]
  /** Who is waited for now, and the moments since they were first asked: they hear of one of them. */
  readonly waiting: readonly { readonly seat: number; readonly since: readonly number[] }[]
  readonly broken: readonly string[]
}

/** `now` is what all clocks show; what was due shortly before may still be under way. */
export const keptDeadlines = (table: TimedTable, clocks: readonly ShownClock[], now: number): Kept => {
  const { room, settings, seats, log, due } = table
  const rules = findRules(room.game, room.rules_version)
  if (rules === null) throw new Error(room.game)
  const opened = Game.open(rules, JSON.parse(room.options_json), room.seed)
  if (!opened.ok) throw new Error(opened.refusal.code)
  const game = opened.value
  const broken: string[] = []
  const ticks: Tick[] = []
  const decided = new Set<number>()
  const waits = (): readonly number[] => rules.deciders(game.state)
  const asked: Asked[] = waits().map((seat) => ({ seat, made: room.started_at }))
  const since = new Map(asked.map(({ seat, made }) => [seat, [made]]))
  let acted = 0
  let standIns = 0
  for (const {
    seat_number: seat,
    request_id: request,
    created_at: made,
    move_number: at,
    payload: words,
    seq,
  } of log) {
    const waited = waits()
    standIns = replacementsAfter(standIns, request)
    if (isInternalRequestId(request)) {
      acted++
      const deadline = deadlines(settings, seats, room.started_at, ticks, waited).find(
        (one) => one.seat === seat,
      )
      if (deadline === undefined || !couldKnow(clocks, deadline.dueAt, made))
        broken.push(`before its time: ${room.id} ${seq}, ${(deadline?.dueAt ?? 0) - made} ms too early`)
      if (decided.has(at)) broken.push(`acted upon twice: ${room.id} at ${at}`)
      decided.add(at)
    }
    if (!game.submitText(seat, words, at).ok) broken.push(`not to be replayed: ${room.id} ${seq}`)
    ticks.push({ at: made, deciders: waited })
    for (const one of waits()) {
      asked.push({ seat: one, made })
      const isNew = one === seat || !waited.includes(one)
      since.set(one, isNew ? [made] : [...(since.get(one) ?? []), made])
    }
  }
  const isOver = rules.outcome(game.state) !== null
  const first = deadlines(settings, seats, room.started_at, ticks, waits()).map(({ dueAt: at }) => at)
  const next = isOver || first.length === 0 ? null : Math.min(...first)
  // Nobody decides where everybody has walked away.
  if (next !== null && next <= now && settings.onTimeout.kind === 'bot' && !isAbandoned(standIns, seats))
    broken.push(`deadline missed: ${room.id}, ${now - next} ms ago`)
  // One that is past and could settle nothing is not looked at again.
  if ((next === null || next > now) && next !== due)
    broken.push(`deadline forgotten: ${room.id} ${next} is not ${due}`)
  const waiting = isOver ? [] : waits().map((seat) => ({ seat, since: since.get(seat) ?? [] }))
  return { acted, asked, waiting, broken }
}

/** Whoever comes sooner is not told. */
const TOLD_AFTER_MS = 60_000

const nameOf = (room: string, seat: number, made: number): string =>
  `turn-${room}-${seat}-${made + TOLD_AFTER_MS}`

const isEarly = (clocks: readonly ShownClock[], name: string, arrived: number): boolean => {
  const due = Number(name.slice(name.lastIndexOf('-') + 1))
  return !clocks.some((clock) => clock.hadShown(due, arrived))
}

/** Once all that was to be told is told. */
export const brokenNotices = (
  tables: readonly { readonly table: TimedTable; readonly kept: Kept }[],
  received: ReadonlyMap<string, readonly number[]>,
  clocks: readonly ShownClock[],
): readonly string[] => {
  const known = new Set(
    tables.flatMap(({ table, kept }) =>
      kept.asked.map(({ seat, made }) => nameOf(table.room.id, seat, made)),
    ),
  )
  const broken: string[] = []
  for (const [name, [first = 0]] of received) {
    if (name.startsWith('turn-') && !known.has(name)) broken.push(`told of nothing: ${name}`)
    if (isEarly(clocks, name, first)) broken.push(`told before its time: ${name}`)
  }
  for (const { table, kept } of tables) {
    // Where everybody is there somebody may decide at any moment.
    if (table.settings.clock.kind === 'live') continue
    for (const { seat, since } of kept.waiting)
      if (!since.some((made) => received.has(nameOf(table.room.id, seat, made))))
        broken.push(`not told: ${table.room.id} seat ${seat}`)
  }
  return broken
}
