/** The logs of all rooms: whoever inserts a number first has it. */
import { CompiledQuery, type Kysely } from 'kysely'
import { CHANNEL, encodeMessage } from './cluster-bus.ts'
import type { JobPlan } from './job-queue.ts'
import type { EntryRow, Schema, StandingRow } from './schema.ts'
import { APPEND_ENTRIES } from './sqlite-append.ts'

/** An entry with where the room stands after it, and what is to happen later because of it. */
export interface EntryWrite {
  readonly entry: EntryRow
  readonly standing: StandingRow
  readonly jobs: readonly JobPlan[]
  /** The bot that sits down with it in the place of somebody. */
  readonly bot?: { readonly seat: number; readonly level: string }
}

/** Enough to tell an entry from every other. */
export type Place = Pick<EntryRow, 'room' | 'seq' | 'request'>

const rateLimitKey = ({ room, seq, request }: Place): string => `${room} ${seq} ${request}`

export class RoomLog {
  readonly #db: Kysely<Schema>
  /** Tells the other processes, with the same commit; null where there are none. */
  readonly #speaker: string | null

  constructor(db: Kysely<Schema>, speaker: string | null) {
    this.#db = db
    this.#speaker = speaker
  }

  /**
   * Adds entries in one durable step. Returns those that were the first with their number: the others came too late,
   * and nothing of them is kept.
   */
  async append(writes: readonly EntryWrite[]): Promise<ReadonlySet<EntryWrite>> {
    const first =
      this.#speaker === null
        ? await appendSqlite(this.#db, writes)
        : await appendPostgres(this.#db, writes, this.#speaker)
    const kept = new Set(first.map(rateLimitKey))
    return new Set(writes.filter(({ entry }) => kept.has(rateLimitKey(entry))))
  }

  async read(room: string, from: number): Promise<readonly EntryRow[]> {
    return this.#db
      .selectFrom('entry')
      .selectAll()
      .where('room', '=', room)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute()
  }
}

const appendSqlite = async (db: Kysely<Schema>, writes: readonly EntryWrite[]): Promise<readonly Place[]> => {
  const query = CompiledQuery.raw(APPEND_ENTRIES, [JSON.stringify(writes)])
  const { rows: first } = await db.executeQuery<Place>(query)
  return first
}

/**
 * What PostgreSQL does with a batch of entries, in one statement: one way there and back, and one plan that every
 * connection keeps. The contract that it fulfils is the same as on SQLite.
 */

/** Its name is what connections know it by; see `postgres.ts`. Rooms come in one order, so that no two wait in a ring. */
const APPEND = `/* append */ with
writes as (
  select * from json_to_recordset($1::json) as w(
    "room" text, "seq" integer, "kind" text, "at" integer, "seat" integer, "words" text, "request" text, "made" bigint,
    "stands" integer, "over" integer, "waits" text, "changed" bigint, "botSeat" integer, "botLevel" text, "word" text
  )
),
first as (
  insert into "entry" ("room", "seq", "kind", "at", "seat", "words", "request", "made")
  select "room", "seq", "kind", "at", "seat", "words", "request", "made" from writes order by "room", "seq"
  on conflict ("room", "seq") do nothing
  returning "room", "seq", "request"
),
done as (select writes.* from writes join first using ("room", "seq", "request")),
stood as (
  insert into "standing" ("room", "seq", "at", "over", "waits", "changed")
  select distinct on ("room") "room", "seq" + 1, "stands", "over", "waits", "changed"
  from done order by "room", "seq" desc
  on conflict ("room") do update set
    "seq" = excluded."seq", "at" = excluded."at", "over" = excluded."over",
    "waits" = excluded."waits", "changed" = excluded."changed"
),
seated as (
  update "seat" set "bot" = done."botLevel" from done
  where done."botSeat" is not null and "seat"."room" = done."room" and "seat"."seat" = done."botSeat"
),
plans as (
  select distinct on ("id") plan.* from json_to_recordset($2::json) as plan(
    "id" text, "kind" text, "room" text, "about" text, "due" bigint, "owner" text, "seq" integer
  ) join first using ("room", "seq") order by "id", "seq" desc
),
ended as (delete from "errand" where "id" in (select "id" from plans where "due" is null)),
planned as (
  insert into "errand" ("id", "kind", "room", "about", "due", "owner", "held", "attempts")
  select "id", "kind", "room", "about", "due", "owner", 0, 0 from plans where "due" is not null
  on conflict ("id") do update set
    "due" = excluded."due", "about" = excluded."about", "owner" = excluded."owner", "held" = 0,
    "attempts" = 0, "last_error" = null, "retry_at" = null, "given_up_at" = null
)
select "room", "seq", "request", pg_notify('${CHANNEL}', "word") from done`

/** The entries that were the first with their number. */
const appendPostgres = async (
  db: Kysely<Schema>,
  writes: readonly EntryWrite[],
  node: string,
): Promise<readonly Place[]> => {
  const rows = writes.map(({ entry, standing, bot }) => ({
    ...entry,
    stands: standing.at,
    over: standing.over,
    waits: standing.waits,
    changed: standing.changed,
    botSeat: bot?.seat ?? null,
    botLevel: bot?.level ?? null,
    word: encodeMessage({ node, room: entry.room, entry }),
  }))
  const plans = writes.flatMap(({ entry, jobs }) => jobs.map((plan) => ({ ...plan, seq: entry.seq })))
  const query = CompiledQuery.raw(APPEND, [JSON.stringify(rows), JSON.stringify(plans)])
  const { rows: first } = await db.executeQuery<Place>(query)
  return first
}
