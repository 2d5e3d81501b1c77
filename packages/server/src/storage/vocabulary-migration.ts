/**
 * Renames tables, columns, indexes and constraints, kinds of entries and jobs, and keys inside stored JSON to the names
 * of 0.2. Older servers cannot use the tables afterwards.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isOnPostgres } from './open-postgres.ts'

const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  room: {
    rules: 'rules_version',
    options: 'options_json',
    deal: 'deal_hash',
    settings: 'settings_json',
    host: 'host_id',
    begun: 'started_at',
  },
  seat: {
    room: 'room_id',
    seat: 'seat_number',
    bot: 'bot_level',
    key: 'secret_hash',
    player: 'player_id',
  },
  entry: {
    room: 'room_id',
    at: 'move_number',
    seat: 'seat_number',
    words: 'payload',
    request: 'request_id',
    made: 'created_at',
  },
  standing: {
    room: 'room_id',
    seq: 'entry_count',
    at: 'move_number',
    over: 'is_over',
    waits: 'deciders_json',
    changed: 'changed_at',
  },
  errand: {
    room: 'room_id',
    about: 'payload_json',
    due: 'due_at',
    held: 'leased_until',
    owner: 'owner_id',
  },
  player: { key: 'secret_hash', since: 'created_at', wishes: 'notification_settings_json' },
  channel: {
    player: 'player_id',
    address: 'address_json',
    failures: 'failure_count',
    off_since: 'disabled_at',
  },
  rating: { player: 'player_id', seats: 'seat_count', worth: 'rating_points', games: 'game_count' },
  rated: { room: 'room_id' },
  lobby: { room: 'room_id', since: 'listed_at' },
  chat: {
    room: 'room_id',
    no: 'sort_key',
    seat: 'seat_number',
    player: 'player_id',
    name: 'author_name',
    words: 'text',
    request: 'request_id',
    seq: 'entry_count',
    made: 'created_at',
  },
  mute: { player: 'player_id', muted: 'muted_player_id' },
  report: {
    line: 'message_id',
    room: 'room_id',
    player: 'reporter_id',
    author: 'author_id',
    name: 'author_name',
    words: 'message_text',
    said: 'message_created_at',
    why: 'reason',
    made: 'created_at',
  },
  passkey: {
    player: 'player_id',
    key: 'public_key',
    counter: 'use_counter',
    transports: 'transports_json',
    since: 'created_at',
    used: 'last_used_at',
  },
  session: { hash: 'secret_hash', player: 'player_id', since: 'created_at', used_at: 'last_used_at' },
  challenge: { words: 'challenge', player: 'player_id', until: 'expires_at' },
  profile: { player: 'player_id', since: 'published_at' },
  bot: { player: 'player_id', owner: 'owner_id', since: 'created_at', used: 'last_used_at' },
  prepared_deal: { player: 'player_id' },
  open_room: { room: 'room_id', player: 'player_id' },
  player_activity: { player: 'player_id' },
}

const TABLES: Readonly<Record<string, string>> = {
  standing: 'room_summary',
  errand: 'job',
  secret: 'server_key',
  rated: 'rated_room',
  lobby: 'lobby_room',
  chat: 'chat_message',
  profile: 'public_profile',
  bot: 'api_bot',
}

const INDEXES: Readonly<Record<string, string>> = {
  lobby_since: 'lobby_room_listed_idx',
  chat_player: 'chat_message_player_idx',
  report_once: 'report_unique',
  report_made: 'report_created_idx',
  report_player_idx: 'report_reporter_idx',
  passkey_player: 'passkey_player_idx',
  session_player: 'session_player_idx',
  session_used_idx: 'session_last_used_idx',
  challenge_until: 'challenge_expires_idx',
  rating_worth: 'rating_points_idx',
  bot_owner: 'api_bot_owner_idx',
  channel_player: 'channel_player_idx',
  seat_player: 'seat_player_idx',
  errand_waiting: 'job_waiting_idx',
  errand_leased: 'job_leased_idx',
  errand_room_idx: 'job_room_idx',
}

const ENTRY_KINDS: Readonly<Record<string, string>> = {
  'take-back': 'undo',
  'agreed-back': 'undo-by-vote',
  ask: 'vote-start',
  agree: 'vote-yes',
  decline: 'vote-no',
  leave: 'seat-left',
  bot: 'seat-replaced',
  end: 'game-ended',
  away: 'vacation',
  zone: 'time-zone',
  policy: 'policies',
}

const JOB_KINDS: Readonly<Record<string, string>> = { clock: 'timeout', rate: 'rating' }

const VOTE_TOPICS: Readonly<Record<string, string>> = {
  '"kind":"back"': '"kind":"undo"',
  '"to":': '"toMove":',
  '"kind":"end"': '"kind":"end-game"',
  '"kind":"bot"': '"kind":"replace-seat"',
}

const TURN_PAYLOAD: Readonly<Record<string, string>> = {
  '"gathered":': '"isDigest":',
  '"until":': '"deadline":',
}

const ROOM_SETTINGS: Readonly<Record<string, string>> = {
  '"pace":': '"clock":',
  '"absent":': '"onTimeout":',
  '"delay":': '"spectatorDelay":',
}

const renameColumns = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, columns] of Object.entries(COLUMNS))
    for (const [before, after] of Object.entries(columns))
      await db.schema.alterTable(table).renameColumn(before, after).execute()
  for (const [before, after] of Object.entries(TABLES))
    await db.schema.alterTable(before).renameTo(after).execute()
}

/** SQLite cannot rename an index, so it is created again from its definition, which already has the new columns. */
const renameIndexes = async (db: Kysely<unknown>): Promise<void> => {
  for (const [before, after] of Object.entries(INDEXES))
    if (isOnPostgres(db)) await sql`alter index ${sql.ref(before)} rename to ${sql.ref(after)}`.execute(db)
    else {
      const { rows } = await sql<{ sql: string }>`
        select sql from sqlite_master where type = 'index' and name = ${before}`.execute(db)
      await db.schema.dropIndex(before).execute()
      for (const row of rows) await sql.raw(row.sql.replace(`"${before}"`, `"${after}"`)).execute(db)
    }
}

/**
 * PostgreSQL named its constraints after the old tables and columns; now each is named after the new ones. SQLite never
 * shows these names.
 */
const renameConstraints = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ table: string; before: string; after: string }>`
    select "table", "before", "table" || suffix as "after" from (
      select class.relname as "table", constrained.conname as "before", case constrained.contype
        when 'p' then '_pk'
        else (
          select string_agg('_' || attname, '' order by attnum) from pg_attribute
          where attrelid = constrained.conrelid and attnum = any(constrained.conkey)
        ) || case constrained.contype when 'f' then '_fk' when 'u' then '_unique' else '_not_null' end
      end as suffix
      from pg_constraint as constrained join pg_class as class on class.oid = constrained.conrelid
      where class.relnamespace = current_schema()::regnamespace and class.relname not like 'kysely%'
        and constrained.contype in ('p', 'u', 'f', 'n')
    ) as named where "before" <> "table" || suffix`.execute(db)
  for (const { table, before, after } of rows)
    await sql`
      alter table ${sql.table(table)} rename constraint ${sql.ref(before)} to ${sql.ref(after)}`.execute(db)
}

const replaced = (column: string, replacements: Readonly<Record<string, string>>): RawBuilder<string> =>
  Object.entries(replacements).reduce<RawBuilder<string>>(
    (text, [before, after]) => sql`replace(${text}, ${before}, ${after})`,
    sql.ref(column),
  )

/** Values that contain old names: kinds, internal request ids, and keys inside JSON. */
const rewriteRows = async (db: Kysely<unknown>): Promise<void> => {
  const kinds = Object.entries(ENTRY_KINDS).map(([before, after]) => sql`when ${before} then ${after}`)
  await sql`
    update entry set kind = case kind ${sql.join(kinds, sql` `)} else kind end
    where kind <> 'command'`.execute(db)
  await sql`
    update entry set payload = ${replaced('payload', VOTE_TOPICS)} where kind = 'vote-start'`.execute(db)
  await sql`
    update entry set request_id = 'timeout:' || substr(request_id, ${sql.lit('stand-in:'.length + 1)})
    where request_id like 'stand-in:%'`.execute(db)
  for (const [before, after] of Object.entries(JOB_KINDS))
    await sql`
      update job set kind = ${after}, id = ${`${after}-`} || room_id where kind = ${before}`.execute(db)
  await sql`
    update job set payload_json = ${replaced('payload_json', TURN_PAYLOAD)} where kind = 'turn'`.execute(db)
  await sql`update room set settings_json = ${replaced('settings_json', ROOM_SETTINGS)}`.execute(db)
  // The code by which jobs of unreadable rooms are found and retried after an update.
  await sql`update job set last_error = 'room-unavailable' where last_error = 'out-of-service'`.execute(db)
  await renameDeletedPlayer(db)
}

/** The player who hosts rooms whose players have all been deleted. */
const renameDeletedPlayer = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into player (id, name, secret_hash, created_at, notification_settings_json)
    select 'deleted-player', name, 'deleted-player', created_at, notification_settings_json
    from player where id = 'nobody'`.execute(db)
  await sql`update room set host_id = 'deleted-player' where host_id = 'nobody'`.execute(db)
  await sql`update open_room set player_id = 'deleted-player' where player_id = 'nobody'`.execute(db)
  await sql`delete from player_activity where player_id = 'nobody'`.execute(db)
  await sql`delete from player where id = 'nobody'`.execute(db)
}

const renameAll = async (db: Kysely<unknown>): Promise<void> => {
  await renameColumns(db)
  await renameIndexes(db)
  if (isOnPostgres(db)) await renameConstraints(db)
  await rewriteRows(db)
}

const isRenamed = async (db: Kysely<unknown>): Promise<boolean> => {
  const { rows } = await sql`select 1 from sqlite_master where type = 'table' and name = 'job'`.execute(db)
  return rows.length > 0
}

/**
 * Atomic. On SQLite migrations run outside a transaction, so this one has its own, and it is skipped when a process ended
 * after its commit and before it was recorded.
 */
export const vocabulary: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (isOnPostgres(db)) await renameAll(db)
    else if (!(await isRenamed(db))) await db.transaction().execute(renameAll)
  },
}
