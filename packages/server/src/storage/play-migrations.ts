/** What is kept of the life around the games: open tables, what is said, who is not heard, what was reported. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const play: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('lobby')
      .addColumn('room', 'text', (column) => column.primaryKey().references('room.id'))
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('lobby_since').on('lobby').columns(['since', 'room']).execute()
    await db.schema
      .createTable('chat')
      .addColumn('room', 'text', (column) => column.notNull().references('room.id'))
      .addColumn('no', 'bigint', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('seat', 'integer')
      .addColumn('player', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('request', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('made', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_place', ['room', 'no'])
      .execute()
    await db.schema.createIndex('chat_player').on('chat').columns(['player', 'made']).execute()
    await db.schema
      .createTable('mute')
      .addColumn('player', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('muted', 'text', (column) => column.notNull().references('player.id'))
      .addPrimaryKeyConstraint('mute_place', ['player', 'muted'])
      .execute()
    await db.schema
      .createTable('report')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('line', 'text', (column) => column.notNull())
      .addColumn('room', 'text', (column) => column.notNull().references('room.id'))
      .addColumn('player', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('author', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('said', 'bigint', (column) => column.notNull())
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('made', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('report_once').on('report').columns(['line', 'player']).unique().execute()
    await db.schema.createIndex('report_made').on('report').columns(['made', 'id']).execute()
  },
}
