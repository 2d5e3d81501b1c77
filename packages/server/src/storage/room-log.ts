/** The logs of all tables: whoever inserts a number first has it. */
import { type Kysely, sql } from 'kysely'
import { CHANNEL, wordText } from './bus.ts'
import { type ErrandPlan, planErrands } from './errands.ts'
import type { EntryRow, Schema, StandingRow } from './schema.ts'

/** An entry with where the table stands after it, and what is to happen later because of it. */
export interface LogWrite {
  readonly entry: EntryRow
  readonly standing: StandingRow
  readonly errands: readonly ErrandPlan[]
}

const placeOf = ({ room, seq, request }: Pick<EntryRow, 'room' | 'seq' | 'request'>): string =>
  `${room} ${seq} ${request}`

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
  append(writes: readonly LogWrite[]): Promise<ReadonlySet<LogWrite>> {
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
      await planErrands(
        db,
        [...new Map(done.map(({ entry, errands }) => [entry.room, errands])).values()].flat(),
      )
      if (this.#speaker !== null)
        for (const room of latest.keys())
          await sql`select pg_notify(${CHANNEL}, ${wordText({ node: this.#speaker, room })})`.execute(db)
      return new Set(done)
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
