/** What a deal that nobody can choose is made of. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Rooms that were opened before have no salt, and go on with the seed that they have. */
export const fairDeals: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('room').addColumn('salt', 'text').execute()
    await db.schema
      .alterTable('room')
      .addColumn('seed_chosen', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('seat').addColumn('nonce', 'text').execute()
    await db.schema
      .createTable('prepared_deal')
      .addColumn('player', 'text', (column) => column.primaryKey().references('player.id'))
      .addColumn('commitment', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('salt', 'text', (column) => column.notNull())
      .execute()
  },
}
