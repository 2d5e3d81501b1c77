/** What moderation keeps: who is banned, and what the operator did. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isOnPostgres } from './postgres.ts'

export const moderation: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('ban')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('player_id', 'text', (column) => column.references('player.id').unique())
      .addColumn('address_range', 'text', (column) => column.unique())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute()
    await db.schema.createIndex('ban_expires_idx').on('ban').column('expires_at').execute()
    await db.schema
      .createTable('audit_entry')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('recorded_at', 'bigint', (column) => column.notNull())
      .addColumn('operator', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('target_kind', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('details_json', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('audit_entry_recorded_idx')
      .on('audit_entry')
      .columns(['recorded_at', 'id'])
      .execute()
    await forbidChanges(db)
  },
}

/** The database itself refuses to change or remove an audit entry, whoever asks. */
const forbidChanges = async (db: Kysely<unknown>): Promise<void> => {
  if (isOnPostgres(db)) {
    await sql`
      create function refuse_audit_change() returns trigger language plpgsql as
      'begin raise exception ''audit entries are append-only''; end'`.execute(db)
    await sql`
      create trigger audit_entry_append_only before update or delete or truncate on audit_entry
      for each statement execute function refuse_audit_change()`.execute(db)
    return
  }
  for (const change of ['update', 'delete'])
    await sql`
      create trigger ${sql.ref(`audit_entry_no_${change}`)} before ${sql.raw(change)} on audit_entry
      begin select raise(abort, 'audit entries are append-only'); end`.execute(db)
}
