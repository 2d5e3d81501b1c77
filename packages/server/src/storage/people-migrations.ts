/**
 * The migrations for what people at a table do beside the game; migrations.ts has the order. A process may end between
 * one and the note of it, so that each can run again.
 */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const invitations: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('invitation')
      .ifNotExists()
      .addColumn('room_id', 'text', (column) => column.notNull().references('room.id'))
      .addColumn('player_id', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('inviter_id', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('seat_number', 'integer')
      .addColumn('rematch_of', 'text')
      .addColumn('answer', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('invitation_key', ['room_id', 'player_id'])
      .execute()
    await db.schema
      .createIndex('invitation_player_idx')
      .ifNotExists()
      .on('invitation')
      .column('player_id')
      .execute()
    await db.schema
      .createIndex('invitation_inviter_idx')
      .ifNotExists()
      .on('invitation')
      .column('inviter_id')
      .execute()
  },
}

/** What was said by phrases; everything that is there was written by somebody. */
export const chatPhrases: Migration = {
  up: async (db: Kysely<unknown>) => {
    const tables = await db.introspection.getTables()
    const chat = tables.find(({ name }) => name === 'chat_message')
    if (chat?.columns.some(({ name }) => name === 'phrase') !== true)
      await db.schema.alterTable('chat_message').addColumn('phrase', 'text').execute()
  },
}

/** Results of finished games; for games that were over before there are none. */
export const seatResults: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('seat_result')
      .ifNotExists()
      .addColumn('room_id', 'text', (column) => column.notNull().references('room.id'))
      .addColumn('seat_number', 'integer', (column) => column.notNull())
      .addColumn('rank', 'integer', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('rating_before', 'integer')
      .addColumn('rating_after', 'integer')
      .addPrimaryKeyConstraint('seat_result_key', ['room_id', 'seat_number'])
      .execute()
  },
}

/** Rooms that wait already have no code; their links go on working. */
export const roomCodes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('room_code')
      .ifNotExists()
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('room_id', 'text', (column) => column.notNull().unique().references('room.id'))
      .execute()
  },
}

/** Games that are under way were not opened to be watched. */
export const publicGames: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('public_game')
      .ifNotExists()
      .addColumn('room_id', 'text', (column) => column.primaryKey().references('room.id'))
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('public_game_started_idx')
      .ifNotExists()
      .on('public_game')
      .column('started_at')
      .execute()
  },
}

export const friends: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('friend')
      .ifNotExists()
      .addColumn('player_id', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('friend_id', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('friend_key', ['player_id', 'friend_id'])
      .execute()
    await db.schema.createIndex('friend_friend_idx').ifNotExists().on('friend').column('friend_id').execute()
    await db.schema
      .createTable('block')
      .ifNotExists()
      .addColumn('player_id', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('blocked_player_id', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('block_key', ['player_id', 'blocked_player_id'])
      .execute()
    await db.schema
      .createIndex('block_blocked_idx')
      .ifNotExists()
      .on('block')
      .column('blocked_player_id')
      .execute()
    await db.schema
      .createTable('friend_code')
      .ifNotExists()
      .addColumn('player_id', 'text', (column) => column.primaryKey().references('player.id'))
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('online_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
