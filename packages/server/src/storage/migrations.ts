/** Every change of the schema, in order; a database is brought up to date when it is opened. */
import type { Kysely } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'

const first: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('room')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rules', 'integer', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('deal', 'text', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('begun', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('seat')
      .addColumn('room', 'text', (column) => column.notNull().references('room.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('bot', 'text')
      .addColumn('key', 'text')
      .addPrimaryKeyConstraint('seat_place', ['room', 'seat'])
      .execute()
    await db.schema
      .createTable('entry')
      .addColumn('room', 'text', (column) => column.notNull().references('room.id'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('request', 'text', (column) => column.notNull())
      .addColumn('made', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('entry_place', ['room', 'seq'])
      .execute()
  },
}

export const MIGRATIONS: MigrationProvider = {
  getMigrations: () => Promise.resolve({ '001-rooms': first }),
}
