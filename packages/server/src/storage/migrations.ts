/** The migrations of the schema, in order. */
import type { Kysely } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import {
  botLevels,
  channelFailures,
  fairDeals,
  jobs,
  mailCodes,
  moderation,
  quotas,
  retention,
} from './later-migrations.ts'
import {
  chatPhrases,
  daily,
  friends,
  invitations,
  openData,
  publicGames,
  puzzles,
  roomCodes,
  seatResults,
} from './people-migrations.ts'
import { vocabulary } from './vocabulary-migration.ts'

const play: Migration = {
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

/** Passkeys, sessions and WebAuthn challenges. */
const accounts: Migration = {
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

/** Public profiles. */
const profiles: Migration = {
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

/** API bots; each is a player. */
const bots: Migration = {
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

const first: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('player')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('wishes', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('channel')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('player', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('channel_player').on('channel').column('player').execute()
    await db.schema
      .createTable('secret')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('room')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rules', 'integer', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('deal', 'text', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('begun', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('seat')
      .addColumn('room', 'text', (column) => column.notNull().references('room.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('bot', 'text')
      .addColumn('key', 'text')
      .addColumn('player', 'text', (column) => column.references('player.id'))
      .addPrimaryKeyConstraint('seat_place', ['room', 'seat'])
      .execute()
    await db.schema.createIndex('seat_player').on('seat').column('player').execute()
    await db.schema
      .createTable('standing')
      .addColumn('room', 'text', (column) => column.primaryKey().references('room.id'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', 'integer', (column) => column.notNull())
      .addColumn('over', 'integer', (column) => column.notNull())
      .addColumn('waits', 'text', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('errand')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('room', 'text', (column) => column.notNull().references('room.id'))
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('due', 'bigint', (column) => column.notNull())
      .addColumn('held', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('errand_due').on('errand').column('due').execute()
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
    await db.schema
      .createTable('rating')
      .addColumn('player', 'text', (column) => column.notNull().references('player.id'))
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('mu', 'double precision', (column) => column.notNull())
      .addColumn('sigma', 'double precision', (column) => column.notNull())
      .addColumn('worth', 'integer', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('rating_place', ['player', 'game', 'seats'])
      .execute()
    await db.schema
      .createTable('rated')
      .addColumn('room', 'text', (column) => column.primaryKey().references('room.id'))
      .execute()
  },
}

const writeProbe: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('write_probe')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('probed_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

export const MIGRATIONS: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '001-rooms': first,
      '002-play': play,
      '010-accounts': accounts,
      '011-profiles': profiles,
      '012-bots': bots,
      '014-moderation': moderation,
      '018-write-probe': writeProbe,
      '020-jobs': jobs,
      '021-channel-failures': channelFailures,
      '030-quotas': quotas,
      '040-fair-deals': fairDeals,
      '041-retention': retention,
      '042-mail-codes': mailCodes,
      '050-vocabulary': vocabulary,
      '051-bot-levels': botLevels,
      '060-invitations': invitations,
      '061-chat-phrases': chatPhrases,
      '062-seat-results': seatResults,
      '063-room-codes': roomCodes,
      '064-public-games': publicGames,
      '065-friends': friends,
      '070-daily': daily,
      '071-puzzles': puzzles,
      '080-open-data': openData,
    }),
}
