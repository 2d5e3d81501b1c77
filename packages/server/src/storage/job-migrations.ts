/** What is known of jobs and channels that go wrong, and on whose behalf each job is done. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Both databases take one new column at a time. */
export const jobs: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('errand').addColumn('owner', 'text').execute()
    await db.schema
      .alterTable('errand')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('errand').addColumn('last_error', 'text').execute()
    await db.schema.alterTable('errand').addColumn('retry_at', 'bigint').execute()
    await db.schema.alterTable('errand').addColumn('given_up_at', 'bigint').execute()
    await db.schema.dropIndex('errand_due').execute()
    await db.schema
      .createIndex('errand_waiting')
      .on('errand')
      .columns(['kind', 'due'])
      .where(sql.ref('given_up_at'), 'is', null)
      .execute()
    await db.schema
      .createIndex('errand_leased')
      .on('errand')
      .columns(['kind', 'held'])
      .where('held', '>', 0)
      .execute()
  },
}

/** How often in a row a channel has failed, and since when it is switched off for it. */
export const channelFailures: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('channel')
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('channel').addColumn('failed_at', 'bigint').execute()
    await db.schema.alterTable('channel').addColumn('last_error', 'text').execute()
    await db.schema.alterTable('channel').addColumn('off_since', 'bigint').execute()
  },
}
