/** What has to happen later. Whoever claims an errand has it for a while; done or dead, nobody runs it twice at once. */
import type { Kysely } from 'kysely'
import type { ErrandRow, Schema } from './schema.ts'

/** A time for an errand; null for none any more. */
export interface ErrandPlan extends Omit<ErrandRow, 'held' | 'due'> {
  readonly due: number | null
}

/** The same id again moves the errand to its new time and lets go of it. */
export const planErrands = async (db: Kysely<Schema>, plans: readonly ErrandPlan[]): Promise<void> => {
  const over = plans.filter(({ due }) => due === null).map(({ id }) => id)
  const planned = plans.flatMap((plan) => (plan.due === null ? [] : { ...plan, due: plan.due, held: 0 }))
  if (over.length > 0) await db.deleteFrom('errand').where('id', 'in', over).execute()
  if (planned.length > 0)
    await db
      .insertInto('errand')
      .values(planned)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          due: row.ref('excluded.due'),
          about: row.ref('excluded.about'),
          held: row.ref('excluded.held'),
        })),
      )
      .execute()
}

export class Errands {
  readonly #db: Kysely<Schema>
  readonly #isPostgres: boolean

  constructor(db: Kysely<Schema>, isPostgres: boolean) {
    this.#db = db
    this.#isPostgres = isPostgres
  }

  async plan(...errands: readonly ErrandPlan[]): Promise<void> {
    await planErrands(this.#db, errands)
  }

  /** Leaves one that is planned already as it is. */
  async planOnce(errand: Omit<ErrandRow, 'held'>): Promise<void> {
    await this.#db
      .insertInto('errand')
      .values({ ...errand, held: 0 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }

  /** Some errands, of a kind or of any, whose time has come and that nobody holds; from now on held until `until`. */
  claim(now: number, until: number, limit: number, kind?: string): Promise<readonly ErrandRow[]> {
    return this.#db
      .updateTable('errand')
      .set({ held: until })
      .where('id', 'in', (db) => {
        const due = db
          .selectFrom('errand')
          .select('id')
          .$if(kind !== undefined, (all) => all.where('kind', '=', kind ?? ''))
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

  /** Leaves it to whoever comes next, unless it was planned anew meanwhile. */
  async release({ id, held }: ErrandRow): Promise<void> {
    await this.#db
      .updateTable('errand')
      .set({ held: 0 })
      .where('id', '=', id)
      .where('held', '=', held)
      .execute()
  }

  /** Done, unless it was planned anew meanwhile. */
  async finish({ id, held }: ErrandRow): Promise<void> {
    await this.#db.deleteFrom('errand').where('id', '=', id).where('held', '=', held).execute()
  }
}
