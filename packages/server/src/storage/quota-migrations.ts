/** What quotas count: use per window of time, rooms that are not over, and how often a limit was hit. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const quotas: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('quota_usage')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('quota', 'text', (column) => column.notNull())
      .addColumn('used', 'bigint', (column) => column.notNull())
      .addColumn('window_ends_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('quota_usage_key', ['subject', 'quota'])
      .execute()
    await db.schema.createIndex('quota_usage_window_idx').on('quota_usage').column('window_ends_at').execute()
    await db.schema
      .createTable('quota_hit')
      .addColumn('quota', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('hits', 'bigint', (column) => column.notNull())
      .addColumn('first_at', 'bigint', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('quota_hit_key', ['quota', 'subject'])
      .execute()
    await db.schema.createIndex('quota_hit_last_idx').on('quota_hit').column('last_at').execute()
    await db.schema
      .createTable('open_room')
      .addColumn('room', 'text', (column) => column.primaryKey().references('room.id'))
      .addColumn('player', 'text', (column) => column.references('player.id'))
      .addColumn('address', 'text')
      .execute()
    await db.schema.createIndex('open_room_player_idx').on('open_room').column('player').execute()
    await db.schema.createIndex('open_room_address_idx').on('open_room').column('address').execute()
    // Rooms of an older version count for their hosts; where they were opened from is not known.
    await sql`
      insert into open_room (room, player, address)
      select room.id, room.host, null from room join standing on standing.room = room.id
      where standing.over = 0`.execute(db)
  },
}
