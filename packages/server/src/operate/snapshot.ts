/** A store as it is at one moment, read while games go on. */
import { existsSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { connect, isPostgres, levelOf, levels } from '../storage/database.ts'
import type { Schema } from '../storage/schema.ts'
import type { Chunk, Contents, Row } from './contents.ts'
import { shapeAt, type TableShape } from './shape.ts'
import { Unfit } from './unfit.ts'

const ROWS = 1000

const readAfter = async (
  db: Kysely<Schema>,
  { name, columns, key }: TableShape,
  last: Row | null,
): Promise<readonly Row[]> => {
  const keys = sql.join(key.map((column) => sql.ref(column)))
  const beyond =
    last === null
      ? sql``
      : sql`where (${keys}) > (${sql.join(key.map((column) => sql.val(last[columns.indexOf(column)])))})`
  const { rows } = await sql<Record<string, string | number | null>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
    ${beyond} order by ${keys} limit ${sql.lit(ROWS)}`.execute(db)
  return rows.map((row) => columns.map((column) => row[column] ?? null))
}

async function* readAll(db: Kysely<Schema>, shape: readonly TableShape[]): AsyncIterable<Chunk> {
  for (const table of shape) {
    let rows = await readAfter(db, table, null)
    while (rows.length > 0) {
      yield { table: table.name, rows }
      rows = rows.length < ROWS ? [] : await readAfter(db, table, rows.at(-1) ?? null)
    }
  }
}

/** An existing store, at a level that this version knows. */
export const openExisting = async (address: string): Promise<{ db: Kysely<Schema>; level: string }> => {
  if (!isPostgres(address) && !existsSync(address)) throw new Unfit('no-such-store')
  const db = connect(address)
  try {
    const level = await levelOf(db)
    if (level === null) throw new Unfit('no-such-store')
    if (!(await levels()).includes(level)) throw new Unfit('newer-store', { level })
    return { db, level }
  } catch (problem) {
    await db.destroy()
    throw problem
  }
}

/** Every chunk is of the same moment, however long the reading takes and whatever is written meanwhile. */
export const withSnapshot = async <Value>(
  address: string,
  use: (contents: Contents) => Promise<Value>,
): Promise<Value> => {
  const { db, level } = await openExisting(address)
  try {
    const shape = await shapeAt(level)
    // SQLite knows neither of the two settings: in its write-ahead log every reader has a moment of its own.
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((snapshot) => use({ level, shape, chunks: () => readAll(snapshot, shape) }))
  } finally {
    await db.destroy()
  }
}
