/**
 * The migrations since 0.2; migrations.ts has the order. Each can run twice, because a process may end after a migration
 * and before it is recorded.
 */
import { type Kysely, sql } from 'kysely'
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

/** Chat phrases. Existing messages have none. */
export const chatPhrases: Migration = {
  up: async (db: Kysely<unknown>) => {
    const tables = await db.introspection.getTables()
    const chat = tables.find(({ name }) => name === 'chat_message')
    if (chat?.columns.some(({ name }) => name === 'phrase') !== true)
      await db.schema.alterTable('chat_message').addColumn('phrase', 'text').execute()
  },
}

/** Results of finished games; games that were over before have none. */
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

/** Rooms that wait already get no code; their links keep working. */
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

/** Running games are not made public. */
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

/** Entries of the daily leaderboards. */
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

/** First answers to puzzles, and the ratings of puzzles and of those who answered. */
export const puzzles: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('puzzle_standing')
      .ifNotExists()
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('puzzle', 'text', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('volatility', 'double precision', (column) => column.notNull())
      .addColumn('answers', 'integer', (column) => column.notNull())
      .addColumn('solved', 'integer', (column) => column.notNull())
      .addColumn('votes', 'integer', (column) => column.notNull())
      .addColumn('good_votes', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('puzzle_standing_key', ['game', 'puzzle'])
      .execute()
    await db.schema
      .createTable('puzzle_solver')
      .ifNotExists()
      .addColumn('solver_id', 'text', (column) => column.primaryKey())
      .addColumn('is_visitor', 'integer', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('volatility', 'double precision', (column) => column.notNull())
      .addColumn('answered_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('puzzle_solver_visitor_idx')
      .ifNotExists()
      .on('puzzle_solver')
      .columns(['is_visitor', 'answered_at'])
      .execute()
    await db.schema
      .createTable('puzzle_answer')
      .ifNotExists()
      .addColumn('solver_id', 'text', (column) => column.notNull().references('puzzle_solver.solver_id'))
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('puzzle', 'text', (column) => column.notNull())
      .addColumn('is_right', 'integer', (column) => column.notNull())
      .addColumn('hints', 'integer', (column) => column.notNull())
      .addColumn('is_good', 'integer')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('puzzle_answer_key', ['solver_id', 'game', 'puzzle'])
      .execute()
  },
}

/** Players who let their finished public games be published. Nobody has agreed before they are asked. */
export const openData: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('open_data_consent')
      .ifNotExists()
      .addColumn('player_id', 'text', (column) => column.primaryKey().references('player.id'))
      .addColumn('consented_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
