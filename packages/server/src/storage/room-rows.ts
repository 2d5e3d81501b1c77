import type { Kysely, SelectQueryBuilder } from 'kysely'
import { DIGEST_PREFIX } from './job-repository.ts'
import { isOnPostgres } from './open-postgres.ts'
import type { Schema, SeatRow } from './schema.ts'

/**
 * Locks a room until the transaction ends, for changes that must not happen twice: a write locks the row on both
 * databases.
 */
export const lockRoom = async (db: Kysely<Schema>, room: string): Promise<void> => {
  await db
    .updateTable('room')
    .set((row) => ({ started_at: row.ref('started_at') }))
    .where('id', '=', room)
    .execute()
}

/** The same for rows that are counted per player before one is added. */
export const lockPlayer = async (db: Kysely<Schema>, player: string): Promise<void> => {
  await db
    .updateTable('player')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('id', '=', player)
    .execute()
}

/** The seats of several rooms, ordered by room and number. */
export const seatsOfRooms = async (
  db: Kysely<Schema>,
  rooms: readonly string[],
): Promise<readonly SeatRow[]> => {
  if (rooms.length === 0) return []
  return db
    .selectFrom('seat')
    .selectAll()
    .where('room_id', 'in', [...rooms])
    .orderBy('room_id')
    .orderBy('seat_number')
    .execute()
}

/** The number of rows of a query. */
export const countRows = async <Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, unknown>,
): Promise<number> => {
  const { count } = await query
    .select(({ fn }) => fn.countAll().as('count'))
    .$castTo<{ readonly count: string | number | bigint }>()
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Sets the name on seats that are reserved for an invited player. */
export const nameReservedSeats = async (db: Kysely<Schema>, player: string, name: string): Promise<void> => {
  const reserved = await db
    .selectFrom('invitation')
    .select(['room_id', 'seat_number'])
    .where('player_id', '=', player)
    .where('answer', 'is', null)
    .where('seat_number', 'is not', null)
    .execute()
  for (const { room_id: room, seat_number: seat } of reserved)
    await db
      .updateTable('seat')
      .set({ name })
      .where('room_id', '=', room)
      .where('seat_number', '=', seat)
      .where('secret_hash', 'is', null)
      .where('bot_level', 'is', null)
      .execute()
}

/** The tables with a room id; a test compares the list with the schema. */
export const ROOM_DEPENDANTS = [
  'report',
  'chat_message',
  'lobby_room',
  'room_code',
  'public_game',
  'job',
  'rated_room',
  'seat_result',
  'room_summary',
  'entry',
  'open_room',
  'invitation',
  'seat',
] as const

/** Deletes a room with all its rows, inside a transaction. False when there was no such room. */
export const removeRoom = async (db: Kysely<Schema>, room: string): Promise<boolean> => {
  // On SQLite there is no other writer; on PostgreSQL a concurrent insert waits and then finds the room gone.
  if (isOnPostgres(db)) await db.selectFrom('room').select('id').where('id', '=', room).forUpdate().execute()
  await moveDigests(db, room)
  for (const table of ROOM_DEPENDANTS) await db.deleteFrom(table).where('room_id', '=', room).execute()
  const { numDeletedRows } = await db.deleteFrom('room').where('id', '=', room).executeTakeFirst()
  return numDeletedRows === 1n
}

/** A notification digest covers all rooms of a player, so it is kept while they have another room. */
const moveDigests = async (db: Kysely<Schema>, room: string): Promise<void> => {
  const digests = await db
    .selectFrom('job')
    .select('id')
    .where('room_id', '=', room)
    .where('id', 'like', `${DIGEST_PREFIX}%`)
    .execute()
  for (const { id } of digests) {
    const other = await db
      .selectFrom('seat')
      .select('room_id')
      .where('player_id', '=', id.slice(DIGEST_PREFIX.length))
      .where('room_id', '!=', room)
      .executeTakeFirst()
    if (other) await db.updateTable('job').set({ room_id: other.room_id }).where('id', '=', id).execute()
  }
}
