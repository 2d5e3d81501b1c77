import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Tries of daily deals that were handed in. */
export const daily: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('daily_entry')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('player_id', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('figure', 'integer', (column) => column.notNull())
      .addColumn('duration_ms', 'bigint', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('refusal_json', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('leased_until', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('daily_entry_owner_idx')
      .ifNotExists()
      .unique()
      .on('daily_entry')
      .columns(['player_id', 'date', 'kind'])
      .execute()
    await db.schema
      .createIndex('daily_entry_table_idx')
      .ifNotExists()
      .on('daily_entry')
      .columns(['date', 'kind', 'status', 'points'])
      .execute()
    await db.schema
      .createIndex('daily_entry_waiting_idx')
      .ifNotExists()
      .on('daily_entry')
      .column('created_at')
      .where(sql.ref('status'), '=', 'checking')
      .execute()
  },
}
