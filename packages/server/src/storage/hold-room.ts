import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * Whoever changes something at a table that must not happen twice at once waits here for the others, until their
 * transaction ends: a write locks the row on both databases.
 */
export const holdRoom = async (db: Kysely<Schema>, room: string): Promise<void> => {
  await db
    .updateTable('room')
    .set((row) => ({ begun: row.ref('begun') }))
    .where('id', '=', room)
    .execute()
}

/** The same for whoever counts what belongs to a player before adding to it. */
export const holdPlayer = async (db: Kysely<Schema>, player: string): Promise<void> => {
  await db
    .updateTable('player')
    .set((row) => ({ since: row.ref('since') }))
    .where('id', '=', player)
    .execute()
}
