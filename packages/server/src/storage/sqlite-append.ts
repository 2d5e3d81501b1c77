/** Appends a batch of entries on SQLite, inside the worker thread, so that all statements take one message. */
import type { SQLInputValue } from 'node:sqlite'
import type { EntryKey, EntryWrite } from './entry-repository.ts'

/** Stands in for a stored procedure, which SQLite lacks: the worker intercepts it and appends the batch, given as JSON. */
export const APPEND_ENTRIES = 'call append_entries'

const ADD_ENTRY = `
  insert into "entry" ("room_id", "seq", "kind", "move_number", "seat_number", "payload", "request_id", "created_at")
  values (?, ?, ?, ?, ?, ?, ?, ?) on conflict ("room_id", "seq") do nothing`

const SET_SUMMARY = `
  insert into "room_summary" ("room_id", "entry_count", "move_number", "is_over", "deciders_json", "changed_at")
  values (?, ?, ?, ?, ?, ?)
  on conflict ("room_id") do update set
    "entry_count" = excluded."entry_count", "move_number" = excluded."move_number", "is_over" = excluded."is_over",
    "deciders_json" = excluded."deciders_json", "changed_at" = excluded."changed_at"`

const SEAT_BOT = 'update "seat" set "bot_level" = ? where "room_id" = ? and "seat_number" = ?'

const CANCEL_JOB = 'delete from "job" where "id" = ?'

/** Must do the same as `planJobs`. */
const PLAN_JOB = `
  insert into "job" ("id", "kind", "room_id", "payload_json", "due_at", "owner_id", "leased_until", "attempts")
  values (?, ?, ?, ?, ?, ?, 0, 0)
  on conflict ("id") do update set
    "due_at" = excluded."due_at", "payload_json" = excluded."payload_json", "owner_id" = excluded."owner_id",
    "leased_until" = 0, "attempts" = 0, "last_error" = null, "retry_at" = null, "given_up_at" = null`

/** Returns the entries that were the first with their number. `run` returns the number of changed rows. */
export const appendEntries = (
  writes: readonly EntryWrite[],
  run: (sql: string, parameters: readonly SQLInputValue[]) => number,
): EntryKey[] => {
  const first = writes.filter(({ entry }) =>
    run(ADD_ENTRY, [
      entry.room_id,
      entry.seq,
      entry.kind,
      entry.move_number,
      entry.seat_number,
      entry.payload,
      entry.request_id,
      entry.created_at,
    ]),
  )
  // Only the latest of each room and the last plan for each job count.
  const summaries = new Map(first.map(({ summary }) => [summary.room_id, summary]))
  for (const { room_id, entry_count, move_number, is_over, deciders_json, changed_at } of summaries.values())
    run(SET_SUMMARY, [room_id, entry_count, move_number, is_over, deciders_json, changed_at])
  for (const { entry, bot } of first) if (bot) run(SEAT_BOT, [bot.level, entry.room_id, bot.seat])
  const plans = new Map(first.flatMap(({ jobs }) => jobs.map((plan) => [plan.id, plan])))
  for (const { id, kind, room_id, payload_json, due_at, owner_id = null } of plans.values())
    if (due_at === null) run(CANCEL_JOB, [id])
    else run(PLAN_JOB, [id, kind, room_id, payload_json, due_at, owner_id])
  return first.map(({ entry: { room_id, seq, request_id } }) => ({ room_id, seq, request_id }))
}
