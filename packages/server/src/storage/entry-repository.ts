/** The logs of all rooms; the first insert of a sequence number wins. */
import { CompiledQuery, type Kysely } from 'kysely'
import { CHANNEL, encodeMessage } from './cluster-bus.ts'
import type { JobSchedule } from './job-repository.ts'
import type { EntryRow, RoomSummaryRow, Schema } from './schema.ts'
import { APPEND_ENTRIES } from './sqlite-append.ts'

/** An entry with the room summary and the jobs after it. */
export interface EntryWrite {
  readonly entry: EntryRow
  readonly summary: RoomSummaryRow
  readonly jobs: readonly JobSchedule[]
  /** The bot that replaces a seat with this entry. */
  readonly bot?: { readonly seat: number; readonly level: string }
}

/** Identifies an entry. */
export type EntryKey = Pick<EntryRow, 'room_id' | 'seq' | 'request_id'>

const entryKeyText = ({ room_id: room, seq, request_id: request }: EntryKey): string =>
  `${room} ${seq} ${request}`

export class EntryRepository {
  readonly #db: Kysely<Schema>
  /** The node id under which other nodes are notified in the same commit; null on SQLite. */
  readonly #node: string | null

  constructor(db: Kysely<Schema>, node: string | null) {
    this.#db = db
    this.#node = node
  }

  /** Appends entries in one durable step. Returns those that were first with their number; the others are discarded. */
  async append(writes: readonly EntryWrite[]): Promise<ReadonlySet<EntryWrite>> {
    const first =
      this.#node === null
        ? await appendSqlite(this.#db, writes)
        : await appendPostgres(this.#db, writes, this.#node)
    const keys = new Set(first.map(entryKeyText))
    return new Set(writes.filter(({ entry }) => keys.has(entryKeyText(entry))))
  }

  async read(room: string, from: number): Promise<readonly EntryRow[]> {
    return this.#db
      .selectFrom('entry')
      .selectAll()
      .where('room_id', '=', room)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute()
  }
}

const appendSqlite = async (
  db: Kysely<Schema>,
  writes: readonly EntryWrite[],
): Promise<readonly EntryKey[]> => {
  const query = CompiledQuery.raw(APPEND_ENTRIES, [JSON.stringify(writes)])
  const { rows: first } = await db.executeQuery<EntryKey>(query)
  return first
}

/**
 * Appends a batch of entries on PostgreSQL in one statement: one round trip, and one prepared plan per connection. The
 * contract is the same as that of `sqlite-append.ts`.
 */

/** A prepared statement by name; see `postgres.ts`. Rooms are ordered to avoid deadlocks. */
const APPEND = `/* append */ with
writes as (
  select * from json_to_recordset($1::json) as w(
    "room_id" text, "seq" integer, "kind" text, "move_number" integer, "seat_number" integer, "payload" text,
    "request_id" text, "created_at" bigint,
    "moves" integer, "is_over" integer, "deciders_json" text, "changed_at" bigint,
    "bot_seat" integer, "bot_level" text, "message" text
  )
),
first as (
  insert into "entry" ("room_id", "seq", "kind", "move_number", "seat_number", "payload", "request_id", "created_at")
  select "room_id", "seq", "kind", "move_number", "seat_number", "payload", "request_id", "created_at"
  from writes order by "room_id", "seq"
  on conflict ("room_id", "seq") do nothing
  returning "room_id", "seq", "request_id"
),
done as (select writes.* from writes join first using ("room_id", "seq", "request_id")),
summarised as (
  insert into "room_summary" ("room_id", "entry_count", "move_number", "is_over", "deciders_json", "changed_at")
  select distinct on ("room_id") "room_id", "seq" + 1, "moves", "is_over", "deciders_json", "changed_at"
  from done order by "room_id", "seq" desc
  on conflict ("room_id") do update set
    "entry_count" = excluded."entry_count", "move_number" = excluded."move_number", "is_over" = excluded."is_over",
    "deciders_json" = excluded."deciders_json", "changed_at" = excluded."changed_at"
),
replaced as (
  update "seat" set "bot_level" = done."bot_level" from done
  where done."bot_seat" is not null and "seat"."room_id" = done."room_id" and "seat"."seat_number" = done."bot_seat"
),
plans as (
  select distinct on ("id") plan.* from json_to_recordset($2::json) as plan(
    "id" text, "kind" text, "room_id" text, "payload_json" text, "due_at" bigint, "owner_id" text, "seq" integer
  ) join first using ("room_id", "seq") order by "id", "seq" desc
),
cancelled as (delete from "job" where "id" in (select "id" from plans where "due_at" is null)),
planned as (
  insert into "job" ("id", "kind", "room_id", "payload_json", "due_at", "owner_id", "leased_until", "attempts")
  select "id", "kind", "room_id", "payload_json", "due_at", "owner_id", 0, 0 from plans where "due_at" is not null
  on conflict ("id") do update set
    "due_at" = excluded."due_at", "payload_json" = excluded."payload_json", "owner_id" = excluded."owner_id",
    "leased_until" = 0, "attempts" = 0, "last_error" = null, "retry_at" = null, "given_up_at" = null
)
select "room_id", "seq", "request_id", pg_notify('${CHANNEL}', "message") from done`

/** Returns the entries that were the first with their number. */
const appendPostgres = async (
  db: Kysely<Schema>,
  writes: readonly EntryWrite[],
  node: string,
): Promise<readonly EntryKey[]> => {
  const rows = writes.map(({ entry, summary, bot }) => ({
    ...entry,
    moves: summary.move_number,
    is_over: summary.is_over,
    deciders_json: summary.deciders_json,
    changed_at: summary.changed_at,
    bot_seat: bot?.seat ?? null,
    bot_level: bot?.level ?? null,
    message: encodeMessage({ node, room: entry.room_id, entry }),
  }))
  const plans = writes.flatMap(({ entry, jobs }) => jobs.map((plan) => ({ ...plan, seq: entry.seq })))
  const query = CompiledQuery.raw(APPEND, [JSON.stringify(rows), JSON.stringify(plans)])
  const { rows: first } = await db.executeQuery<EntryKey>(query)
  return first
}
