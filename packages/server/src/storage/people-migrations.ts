/** What is kept of people beside their games. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Passkeys, the browsers that are signed in, and the questions that passkeys answer. */
export const accounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('passkey')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('player', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('used', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('passkey_player').on('passkey').column('player').execute()
    await db.schema
      .createTable('session')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('player', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('session_player').on('session').column('player').execute()
    await db.schema
      .createTable('challenge')
      .addColumn('words', 'text', (column) => column.primaryKey())
      .addColumn('player', 'text', (column) => column.references('player.id'))
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('challenge_until').on('challenge').column('until').execute()
  },
}

/** Who wants to be seen by everybody. */
export const profiles: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('profile')
      .addColumn('player', 'text', (column) => column.primaryKey().references('player.id'))
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('rating_worth')
      .on('rating')
      .columns(['game', 'seats', 'worth', 'player'])
      .execute()
  },
}

/** Programs that play for somebody; each is a player of its own. */
export const bots: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('bot')
      .addColumn('player', 'text', (column) => column.primaryKey().references('player.id'))
      .addColumn('owner', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('used', 'bigint')
      .execute()
    await db.schema.createIndex('bot_owner').on('bot').column('owner').execute()
  },
}
