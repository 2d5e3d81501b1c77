/** Backup, restore and copy of a store, from a consistent snapshot while games go on. */
import { existsSync } from 'node:fs'
import type { Result } from '@quayside/kernel'
import { type Kysely, sql } from 'kysely'
import { readBackup, writeBackup } from './backup-file.ts'
import { connect, isPostgres, migrate, schemaVersion, schemaVersions } from './database.ts'
import type { Schema } from './schema.ts'
import {
  asResult,
  type Chunk,
  type Counts,
  RowCounter,
  type SqlRow,
  type SqlTable,
  type StoreContents,
  StoreError,
  type StoreErrorCode,
  tablesAt,
} from './store-contents.ts'
import { lockStore } from './store-files.ts'

const CHUNK_ROWS = 1000

const readAfter = async (
  db: Kysely<Schema>,
  { name, columns, key }: SqlTable,
  last: SqlRow | null,
): Promise<readonly SqlRow[]> => {
  const keys = sql.join(key.map((column) => sql.ref(column)))
  const afterLast =
    last === null
      ? sql``
      : sql`where (${keys}) > (${sql.join(key.map((column) => sql.val(last[columns.indexOf(column)])))})`
  const { rows } = await sql<Record<string, string | number | null>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
    ${afterLast} order by ${keys} limit ${sql.lit(CHUNK_ROWS)}`.execute(db)
  return rows.map((row) => columns.map((column) => row[column] ?? null))
}

async function* readAll(db: Kysely<Schema>, shape: readonly SqlTable[]): AsyncIterable<Chunk> {
  for (const table of shape) {
    let rows = await readAfter(db, table, null)
    while (rows.length > 0) {
      yield { table: table.name, rows }
      rows = rows.length < CHUNK_ROWS ? [] : await readAfter(db, table, rows.at(-1) ?? null)
    }
  }
}

/** An existing store of a schema version that this server knows. */
export const openExisting = async (address: string): Promise<{ db: Kysely<Schema>; version: string }> => {
  if (!isPostgres(address) && !existsSync(address)) throw new StoreError('no-such-store')
  const db = connect(address)
  try {
    const version = await schemaVersion(db)
    if (version === null) throw new StoreError('no-such-store')
    if (!(await schemaVersions()).includes(version)) throw new StoreError('newer-store', { level: version })
    return { db, version }
  } catch (problem) {
    await db.destroy()
    throw problem
  }
}

/** All chunks belong to one snapshot, even if the store is written meanwhile. */
export const readSnapshot = async <Value>(
  address: string,
  use: (contents: StoreContents) => Promise<Value>,
): Promise<Value> => {
  const { db, version } = await openExisting(address)
  try {
    const shape = await tablesAt(version)
    // SQLite needs neither setting: in WAL mode every reader has its own snapshot.
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((snapshot) => use({ schemaVersion: version, shape, chunks: () => readAll(snapshot, shape) }))
  } finally {
    await db.destroy()
  }
}

/** Both databases accept this many values in one statement. */
const MAX_VALUES = 30_000

const isEmpty = async (db: Kysely<Schema>, shape: readonly SqlTable[]): Promise<boolean> => {
  for (const { name } of shape) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return false
  }
  return true
}

const insert = async (db: Kysely<Schema>, { columns }: SqlTable, { table, rows }: Chunk): Promise<void> => {
  const rowsPerStatement = Math.floor(MAX_VALUES / columns.length)
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const values = rows
      .slice(from, from + rowsPerStatement)
      .map((row) => sql`(${sql.join(row.map((value) => sql.val(value)))})`)
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(db)
  }
}

/** The tables of the target at the schema version of the contents; a newer schema means that it was used before. */
const prepare = async (db: Kysely<Schema>, version: string): Promise<void> => {
  if (!(await schemaVersions()).includes(version)) throw new StoreError('newer-store', { level: version })
  const current = await schemaVersion(db)
  if (current !== null && current > version) throw new StoreError('store-not-empty')
  await migrate(db, version)
}

export const loadContents = async (address: string, contents: StoreContents): Promise<Counts> => {
  const lock = isPostgres(address) ? null : lockStore(address)
  try {
    return await fillEmptyStore(address, contents)
  } finally {
    lock?.release()
  }
}

const fillEmptyStore = async (address: string, contents: StoreContents): Promise<Counts> => {
  const db = connect(address)
  try {
    await prepare(db, contents.schemaVersion)
    const counter = new RowCounter(contents.shape)
    const tables = new Map(contents.shape.map((table) => [table.name, table]))
    await db.transaction().execute(async (target) => {
      if (!(await isEmpty(target, contents.shape))) throw new StoreError('store-not-empty')
      for await (const chunk of contents.chunks()) {
        const table = tables.get(chunk.table)
        if (table === undefined) throw new StoreError('backup-altered')
        await insert(target, table, chunk)
        counter.add(chunk)
      }
    })
    await migrate(db)
    return counter.counts
  } finally {
    await db.destroy()
  }
}

/** Writes a snapshot of the store into a new file while the server runs. */
export const createBackup = (
  store: string,
  file: string,
  createdAt = Date.now(),
): Promise<Result<Counts, StoreErrorCode>> =>
  asResult(() => readSnapshot(store, (contents) => writeBackup(file, contents, createdAt)))

/** Fills an empty store from a file, in one transaction. */
export const restoreBackup = (file: string, store: string): Promise<Result<Counts, StoreErrorCode>> =>
  asResult(async () => loadContents(store, await readBackup(file)))

/** Fills an empty store with the contents of another one; the two may be on different databases. */
export const copyStore = (from: string, to: string): Promise<Result<Counts, StoreErrorCode>> =>
  asResult(() => readSnapshot(from, (contents) => loadContents(to, contents)))
