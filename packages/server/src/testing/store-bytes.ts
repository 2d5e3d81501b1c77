import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { connect, isPostgres } from '../storage/database.ts'

const fileBytes = async (file: string): Promise<number> => {
  const found = await stat(file).catch(() => null)
  return found?.size ?? 0
}

/** The disk space of a store; exact when no server has it open. */
export const storeBytes = async (store: string): Promise<number> => {
  if (!isPostgres(store)) return (await fileBytes(store)) + (await fileBytes(`${store}-wal`))
  const db = connect(store)
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  )
  await db.destroy()
  return rows[0]?.bytes ?? 0
}
