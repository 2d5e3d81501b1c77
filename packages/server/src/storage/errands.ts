/** What has to happen later. Whoever claims an errand has it for a while; done or dead, nobody runs it twice at once. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
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

  /**
   * Some errands, of a kind or of any, whose time has come and that nobody holds; from now on held for so long. Whose
   * time has come is for the clock of whoever asks; who holds what is for one clock that all of them share.
   */
  claim(now: number, holdMs: number, limit: number, kind?: string): Promise<readonly ErrandRow[]> {
    const clock = this.#clock()
    return this.#db
      .updateTable('errand')
      .set({ held: sql<number>`${clock} + ${holdMs}` })
      .where('id', 'in', (db) => {
        const due = db
          .selectFrom('errand')
          .select('id')
          .$if(kind !== undefined, (all) => all.where('kind', '=', kind ?? ''))
          .where('due', '<=', now)
          // Nobody holds anything for longer: such a hold is from before that clock was put back.
          .where(sql<boolean>`(held <= ${clock} or held > ${clock} + ${holdMs})`)
          .orderBy('due')
          .limit(limit)
        // SQLite has one writer at a time and needs no lock.
        return this.#isPostgres ? due.forUpdate().skipLocked() : due
      })
      .returningAll()
      .execute()
  }

  /** On a file there is one process at a time: whatever is held when it begins was held by one that is dead. */
  async takeOver(): Promise<void> {
    if (!this.#isPostgres)
      await this.#db.updateTable('errand').set({ held: 0 }).where('held', '>', 0).execute()
  }

  /** Machines do not agree on the time: what they share is the database's, or where there is one process, its own. */
  #clock(): RawBuilder<number> {
    return this.#isPostgres
      ? sql`(extract(epoch from statement_timestamp()) * 1000)::bigint`
      : sql`${Math.floor(performance.timeOrigin + performance.now())}`
  }

  /** Which of these are planned for later. */
  async laterThan(now: number, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set()
    const found = await this.#db
      .selectFrom('errand')
      .select('id')
      .where('id', 'in', ids)
      .where('due', '>', now)
      .execute()
    return new Set(found.map(({ id }) => id))
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

  /** Not yet: it is due at another time, unless it was planned anew meanwhile. */
  async postpone({ id, held }: ErrandRow, due: number): Promise<void> {
    await this.#db
      .updateTable('errand')
      .set({ due, held: 0 })
      .where('id', '=', id)
      .where('held', '=', held)
      .execute()
  }

  /** Done, unless it was planned anew meanwhile. */
  async finish({ id, held }: ErrandRow): Promise<void> {
    await this.#db.deleteFrom('errand').where('id', '=', id).where('held', '=', held).execute()
  }
}
