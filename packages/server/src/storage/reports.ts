/** What players want the operator to look at. */
import type { Kysely } from 'kysely'
import type { ReportRow, Schema } from './schema.ts'

export class Reports {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** One report by each player about each line; false when there was one. */
  async add(report: ReportRow): Promise<boolean> {
    const added = await this.#db
      .insertInto('report')
      .values(report)
      .onConflict((conflict) => conflict.columns(['line', 'player']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return added !== undefined
  }

  /** How many a player has made since a time. */
  async by(player: string, since: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('report')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('player', '=', player)
      .where('made', '>', since)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** The oldest first: those have waited longest. */
  async open(limit: number): Promise<readonly ReportRow[]> {
    return this.#db.selectFrom('report').selectAll().orderBy('made').orderBy('id').limit(limit).execute()
  }

  /** Dealt with; false when there is no such report. */
  async settle(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom('report').where('id', '=', id).executeTakeFirst()
    return numDeletedRows === 1n
  }
}
