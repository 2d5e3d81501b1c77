/** The migrations since fair deals; migrations.ts has the order. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isOnPostgres } from './open-postgres.ts'

/** Rooms opened before this migration have no salt and keep their seed. */
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

/** Failures and owners of jobs. Columns are added one at a time, because SQLite cannot add several. */
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

/** Consecutive failures of a channel, and when it was switched off. */
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

/** Bans and the audit log. */

export const moderation: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('ban')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('player_id', 'text', (column) => column.references('player.id').unique())
      .addColumn('address_range', 'text', (column) => column.unique())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute()
    await db.schema.createIndex('ban_expires_idx').on('ban').column('expires_at').execute()
    await db.schema
      .createTable('audit_entry')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('recorded_at', 'bigint', (column) => column.notNull())
      .addColumn('operator', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('target_kind', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('details_json', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('audit_entry_recorded_idx')
      .on('audit_entry')
      .columns(['recorded_at', 'id'])
      .execute()
    await forbidChanges(db)
  },
}

/** Triggers that keep audit entries from being changed or deleted. */
const forbidChanges = async (db: Kysely<unknown>): Promise<void> => {
  if (isOnPostgres(db)) {
    await sql`
      create function refuse_audit_change() returns trigger language plpgsql as
      'begin raise exception ''audit entries are append-only''; end'`.execute(db)
    await sql`
      create trigger audit_entry_append_only before update or delete or truncate on audit_entry
      for each statement execute function refuse_audit_change()`.execute(db)
    return
  }
  for (const change of ['update', 'delete'])
    await sql`
      create trigger ${sql.ref(`audit_entry_no_${change}`)} before ${sql.raw(change)} on audit_entry
      begin select raise(abort, 'audit entries are append-only'); end`.execute(db)
}

/** Usage per time window, unfinished rooms, and the number of refusals. */

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
    // Rooms of an older version count for their hosts; the address they were opened from is unknown.
    await sql`
      insert into open_room (room, player, address)
      select room.id, room.host, null from room join standing on standing.room = room.id
      where standing.over = 0`.execute(db)
  },
}

/** Without these indexes, each deleted room or player would need a scan of the tables that refer to it. */
const INDEXES = [
  ['room', 'host'],
  ['errand', 'room'],
  ['report', 'room'],
  ['report', 'player'],
  ['report', 'author'],
  ['mute', 'muted'],
  ['challenge', 'player'],
] as const

/** When players and sessions were last used, and which node cleans up. */
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

/** Expiry and attempts of mail confirmation codes. */
export const mailCodes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('channel')
      .addColumn('code_tries', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('channel').addColumn('code_expires_at', 'bigint').execute()
    await db.schema.createIndex('channel_code_idx').on('channel').column('code_expires_at').execute()
    // Codes of an older version never expired; now they do, and players have to request a new one.
    await sql`update channel set code_expires_at = 0 where kind = 'mail' and address like '%"code":%'`.execute(
      db,
    )
  },
}

/** Renames the strongest bot level in seats, in the entries that gave it a seat, and in room settings. */
export const botLevels: Migration = {
  up: async (db: Kysely<unknown>) => {
    const [before, after] = ['harbourmaster', 'commodore']
    await sql`update seat set bot_level = ${after} where bot_level = ${before}`.execute(db)
    await sql`
      update entry set payload = replace(payload, ${before}, ${after})
      where kind in ('seat-left', 'seat-replaced')`.execute(db)
    await sql`
      update room set settings_json = replace(settings_json, ${`"level":"${before}"`}, ${`"level":"${after}"`})
      where settings_json like ${`%${before}%`}`.execute(db)
  },
}
