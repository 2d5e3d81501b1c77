/** How a batch of entries is appended on SQLite: in its own thread, so that all statements take one message. */
import type { SQLInputValue } from 'node:sqlite'
import type { EntryWrite, Place } from './entry-log.ts'

/** Stands for the statements below; its parameter is the batch as JSON. SQLite itself has no procedures. */
export const APPEND_ENTRIES = 'call append_entries'

const ADD_ENTRY = `
  insert into "entry" ("room", "seq", "kind", "at", "seat", "words", "request", "made")
  values (?, ?, ?, ?, ?, ?, ?, ?) on conflict ("room", "seq") do nothing`

const SET_STANDING = `
  insert into "standing" ("room", "seq", "at", "over", "waits", "changed") values (?, ?, ?, ?, ?, ?)
  on conflict ("room") do update set
    "seq" = excluded."seq", "at" = excluded."at", "over" = excluded."over",
    "waits" = excluded."waits", "changed" = excluded."changed"`

const SEAT_BOT = 'update "seat" set "bot" = ? where "room" = ? and "seat" = ?'

const END_JOB = 'delete from "errand" where "id" = ?'

/** The same as `planJobs` does. */
const PLAN_JOB = `
  insert into "errand" ("id", "kind", "room", "about", "due", "owner", "held", "attempts")
  values (?, ?, ?, ?, ?, ?, 0, 0)
  on conflict ("id") do update set
    "due" = excluded."due", "about" = excluded."about", "owner" = excluded."owner", "held" = 0,
    "attempts" = 0, "last_error" = null, "retry_at" = null, "given_up_at" = null`

/** Returns the entries that were the first with their number. `run` returns how many rows a statement has changed. */
export const appendEntries = (
  writes: readonly EntryWrite[],
  run: (sql: string, parameters: readonly SQLInputValue[]) => number,
): Place[] => {
  const first = writes.filter(({ entry: { room, seq, kind, at, seat, words, request, made } }) =>
    run(ADD_ENTRY, [room, seq, kind, at, seat, words, request, made]),
  )
  // Only the latest of each room and the last plan for each job count.
  const standings = new Map(first.map(({ standing }) => [standing.room, standing]))
  for (const { room, seq, at, over, waits, changed } of standings.values())
    run(SET_STANDING, [room, seq, at, over, waits, changed])
  for (const { entry, bot } of first) if (bot) run(SEAT_BOT, [bot.level, entry.room, bot.seat])
  const plans = new Map(first.flatMap(({ jobs }) => jobs.map((plan) => [plan.id, plan])))
  for (const { id, kind, room, about, due, owner = null } of plans.values())
    if (due === null) run(END_JOB, [id])
    else run(PLAN_JOB, [id, kind, room, about, due, owner])
  return first.map(({ entry: { room, seq, request } }) => ({ room, seq, request }))
}
