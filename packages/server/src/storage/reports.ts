/** What players want the operator to look at. */
import type { Kysely } from 'kysely'
import { holdPlayer } from './hold-room.ts'
import type { AuditRow, ReportRow, Schema } from './schema.ts'

export type OpenReport = ReportRow & { readonly reporterName: string }

/** How many a player has made since a time. */
const madeSince = async (db: Kysely<Schema>, player: string, since: number): Promise<number> => {
  const { count } = await db
    .selectFrom('report')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('player', '=', player)
    .where('made', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export class Reports {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** One report by each player about each line, and only so many since a time. */
  add(
    report: ReportRow,
    limit: { readonly atMost: number; readonly since: number } | null = null,
  ): Promise<'added' | 'known' | 'too-many'> {
    return this.#db.transaction().execute(async (db) => {
      await holdPlayer(db, report.player)
      if (limit !== null && (await madeSince(db, report.player, limit.since)) >= limit.atMost)
        return 'too-many'
      const added = await db
        .insertInto('report')
        .values(report)
        .onConflict((conflict) => conflict.columns(['line', 'player']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return added === undefined ? 'known' : 'added'
    })
  }

  /** The oldest first: those have waited longest. */
  async open(limit: number): Promise<readonly OpenReport[]> {
    return this.#db
      .selectFrom('report')
      .innerJoin('player', 'player.id', 'report.player')
      .selectAll('report')
      .select('player.name as reporterName')
      .orderBy('made')
      .orderBy('report.id')
      .limit(limit)
      .execute()
  }

  async count(): Promise<number> {
    const { count } = await this.#db
      .selectFrom('report')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Dealt with; false when there is no such report. */
  settle(id: string, auditOf: (report: ReportRow) => AuditRow): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const report = await db.deleteFrom('report').where('id', '=', id).returningAll().executeTakeFirst()
      if (report === undefined) return false
      await db.insertInto('audit_entry').values(auditOf(report)).execute()
      return true
    })
  }
}
