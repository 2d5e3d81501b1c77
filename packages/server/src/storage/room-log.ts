/** The logs of all tables: whoever inserts a number first has it. */
import type { Kysely } from 'kysely'
import { appendPostgres } from './append-postgres.ts'
import { type ErrandPlan, planErrands } from './errands.ts'
import type { EntryRow, Schema, StandingRow } from './schema.ts'

/** An entry with where the table stands after it, and what is to happen later because of it. */
export interface LogWrite {
  readonly entry: EntryRow
  readonly standing: StandingRow
  readonly errands: readonly ErrandPlan[]
  /** The bot that sits down with it in the place of somebody. */
  readonly bot?: { readonly seat: number; readonly level: string }
}

/** Enough to tell an entry from every other. */
export type Place = Pick<EntryRow, 'room' | 'seq' | 'request'>

const placeOf = ({ room, seq, request }: Place): string => `${room} ${seq} ${request}`

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
  async append(writes: readonly LogWrite[]): Promise<ReadonlySet<LogWrite>> {
    const first =
      this.#speaker === null
        ? await this.#appendSqlite(writes)
        : await appendPostgres(this.#db, writes, this.#speaker)
    const kept = new Set(first.map(placeOf))
    return new Set(writes.filter(({ entry }) => kept.has(placeOf(entry))))
  }

  /** Nobody else writes meanwhile, and nothing has far to go: one statement after the other. */
  #appendSqlite(writes: readonly LogWrite[]): Promise<readonly Place[]> {
    return this.#db.transaction().execute(async (db) => {
      const first = await db
        .insertInto('entry')
        .values(writes.map(({ entry }) => entry))
        .onConflict((conflict) => conflict.columns(['room', 'seq']).doNothing())
        .returning(['room', 'seq', 'request'])
        .execute()
      const kept = new Set(first.map(placeOf))
      const done = writes.filter(({ entry }) => kept.has(placeOf(entry)))
      // The latest of each table: one statement must not touch a row twice.
      const latest = new Map(done.map(({ standing }) => [standing.room, standing]))
      if (latest.size > 0)
        await db
          .insertInto('standing')
          .values([...latest.values()])
          .onConflict((conflict) =>
            conflict.column('room').doUpdateSet((row) => ({
              seq: row.ref('excluded.seq'),
              at: row.ref('excluded.at'),
              over: row.ref('excluded.over'),
              waits: row.ref('excluded.waits'),
              changed: row.ref('excluded.changed'),
            })),
          )
          .execute()
      for (const { entry, bot } of done)
        if (bot)
          await db
            .updateTable('seat')
            .set({ bot: bot.level })
            .where('room', '=', entry.room)
            .where('seat', '=', bot.seat)
            .execute()
      // The last word on each errand.
      await planErrands(db, [
        ...new Map(done.flatMap(({ errands }) => errands.map((plan) => [plan.id, plan]))).values(),
      ])
      return first
    })
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
