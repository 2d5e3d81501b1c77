/** What has to happen later. Whoever claims an errand has it for a while; done or dead, nobody runs it twice at once. */
import type { Kysely } from 'kysely'
import type { ErrandRow, Schema } from './schema.ts'

export class Errands {
  readonly #db: Kysely<Schema>
  readonly #isPostgres: boolean

  constructor(db: Kysely<Schema>, isPostgres: boolean) {
    this.#db = db
    this.#isPostgres = isPostgres
  }

  /** The same id again moves the errand to its new time and lets go of it. */
  async plan(errand: Omit<ErrandRow, 'held'>): Promise<void> {
    await this.#db
      .insertInto('errand')
      .values({ ...errand, held: 0 })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ due: errand.due, about: errand.about, held: 0 }),
      )
      .execute()
  }

  async cancel(id: string): Promise<void> {
    await this.#db.deleteFrom('errand').where('id', '=', id).execute()
  }

  /** Some errands whose time has come and that nobody holds, from now on held until `until`. */
  claim(now: number, until: number, limit: number): Promise<readonly ErrandRow[]> {
    return this.#db
      .updateTable('errand')
      .set({ held: until })
      .where('id', 'in', (db) => {
        const due = db
          .selectFrom('errand')
          .select('id')
          .where('due', '<=', now)
          .where('held', '<=', now)
          .orderBy('due')
          .limit(limit)
        // SQLite has one writer at a time and needs no lock.
        return this.#isPostgres ? due.forUpdate().skipLocked() : due
      })
      .returningAll()
      .execute()
  }

  /** Done, unless it was planned anew meanwhile. */
  async finish({ id, held }: ErrandRow): Promise<void> {
    await this.#db.deleteFrom('errand').where('id', '=', id).where('held', '=', held).execute()
  }
}
