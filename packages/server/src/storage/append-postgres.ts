/**
 * What PostgreSQL does with a batch of entries, in one statement: one way there and back, and one plan that every
 * connection keeps. The contract that it fulfils is the same as on SQLite.
 */
import { CompiledQuery, type Kysely } from 'kysely'
import { CHANNEL, wordText } from './bus.ts'
import type { LogWrite, Place } from './room-log.ts'
import type { Schema } from './schema.ts'

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
export const appendPostgres = async (
  db: Kysely<Schema>,
  writes: readonly LogWrite[],
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
    word: wordText({ node, room: entry.room, entry }),
  }))
  const plans = writes.flatMap(({ entry, errands }) => errands.map((plan) => ({ ...plan, seq: entry.seq })))
  const query = CompiledQuery.raw(APPEND, [JSON.stringify(rows), JSON.stringify(plans)])
  const { rows: first } = await db.executeQuery<Place>(query)
  return first
}
