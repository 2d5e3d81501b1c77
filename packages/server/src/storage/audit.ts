/** What the operator did. Entries are added and read, never changed: the database refuses it too. */
import type { Kysely } from 'kysely'
import type { AuditRow, Schema } from './schema.ts'

/** The last entry that was read. */
export interface AuditCursor {
  readonly recordedAt: number
  readonly id: string
}

export type AuditEntry = AuditRow & {
  /** The present name of a player that the entry is about; null where there is none. */
  readonly name: string | null
}

export class Audit {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async add(entry: AuditRow): Promise<void> {
    await this.#db.insertInto('audit_entry').values(entry).execute()
  }

  /** The latest first. */
  async list(limit: number, after: AuditCursor | null): Promise<readonly AuditEntry[]> {
    return this.#db
      .selectFrom('audit_entry')
      .leftJoin('player', (join) =>
        join.onRef('player.id', '=', 'audit_entry.target').on('audit_entry.target_kind', '=', 'player'),
      )
      .selectAll('audit_entry')
      .select('player.name')
      .$if(after !== null, (query) =>
        query.where((on) =>
          on(
            on.refTuple('audit_entry.recorded_at', 'audit_entry.id'),
            '<',
            on.tuple(after?.recordedAt ?? 0, after?.id ?? ''),
          ),
        ),
      )
      .orderBy('audit_entry.recorded_at', 'desc')
      .orderBy('audit_entry.id', 'desc')
      .limit(limit)
      .execute()
  }
}
