/** What expiry needs to know: when players and sessions were last used, and which node cleans up. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What points to a room or a player without an index would be looked through for each that is removed. */
const INDEXES = [
  ['room', 'host'],
  ['errand', 'room'],
  ['report', 'room'],
  ['report', 'player'],
  ['report', 'author'],
  ['mute', 'muted'],
  ['challenge', 'player'],
] as const

export const retention: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('player_activity')
      .addColumn('player', 'text', (column) => column.primaryKey().references('player.id'))
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('job_lease')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .alterTable('session')
      .addColumn('used_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`update session set used_at = since`.execute(db)
    await db.schema.createIndex('session_used_idx').on('session').column('used_at').execute()
    for (const [table, column] of INDEXES)
      await db.schema.createIndex(`${table}_${column}_idx`).on(table).column(column).execute()
  },
}

/** Until when the code that confirms a mail address is good, and how often it was tried. */
export const mailCodes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('channel')
      .addColumn('code_tries', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('channel').addColumn('code_expires_at', 'bigint').execute()
    await db.schema.createIndex('channel_code_idx').on('channel').column('code_expires_at').execute()
    // Codes of an older version were good for ever; whoever still wants to be reached asks for a new one.
    await sql`update channel set code_expires_at = 0 where kind = 'mail' and address like '%"code":%'`.execute(
      db,
    )
  },
}
