/** The tables and rows of a store, as a backup contains them. */
import { accept, type Refusal, type RefusalParams, type Result } from '@quayside/kernel'
import { type Kysely, sql } from 'kysely'
import { connect, migrate } from './database.ts'
import type { Schema } from './schema.ts'
import { namedProblem, StoreUnusable, type StoreUnusableCode } from './store-files.ts'

export type StoreErrorCode =
  | StoreUnusableCode
  | 'no-such-store'
  | 'older-store'
  | 'store-not-empty'
  | 'backup-exists'
  | 'backup-missing'
  | 'not-a-backup'
  | 'backup-cut-short'
  | 'backup-altered'
  | 'no-operator-token'

export class StoreError extends Error {
  readonly refusal: Refusal<StoreErrorCode>

  constructor(code: StoreErrorCode, params: RefusalParams = {}) {
    super(code)
    this.refusal = { code, params }
  }
}

/** Turns store errors into refusals; other errors are thrown. */
export const asResult = async <Value>(work: () => Promise<Value>): Promise<Result<Value, StoreErrorCode>> => {
  try {
    return accept(await work())
  } catch (thrown) {
    const problem = namedProblem(thrown)
    if (problem instanceof StoreError || problem instanceof StoreUnusable)
      return { ok: false, refusal: problem.refusal }
    throw problem
  }
}

/**
 * The tables of a store, read from the migrations by running them on an empty database in memory, so that new tables
 * and columns are in every backup automatically.
 */

export interface SqlTable {
  readonly name: string
  readonly columns: readonly string[]
  /** The primary key. */
  readonly key: readonly string[]
}

interface DescribedTable extends SqlTable {
  /** The tables that its foreign keys refer to. */
  readonly needs: readonly string[]
}

const describe = async (db: Kysely<Schema>, name: string): Promise<DescribedTable> => {
  const columns = await sql<{ name: string; pk: number }>`
    select name, pk from pragma_table_info(${name}) order by cid`.execute(db)
  const needs = await sql<{ table: string }>`
    select distinct "table" from pragma_foreign_key_list(${name})`.execute(db)
  return {
    name,
    columns: columns.rows.map((column) => column.name),
    key: columns.rows
      .filter(({ pk }) => pk > 0)
      .toSorted((one, other) => one.pk - other.pk)
      .map((column) => column.name),
    needs: needs.rows.map(({ table }) => table).filter((table) => table !== name),
  }
}

/** Orders tables so that a table comes after those that its foreign keys refer to. */
const byForeignKeys = (tables: readonly DescribedTable[]): readonly SqlTable[] => {
  const done: DescribedTable[] = []
  while (done.length < tables.length) {
    const names = new Set(done.map(({ name }) => name))
    const next = tables.find(({ name, needs }) => !names.has(name) && needs.every((one) => names.has(one)))
    if (next === undefined) throw new Error('circular foreign keys')
    done.push(next)
  }
  return done.map(({ name, columns, key }) => ({ name, columns, key }))
}

/** The tables of a schema version, ordered by foreign keys. */
export const tablesAt = async (schemaVersion: string): Promise<readonly SqlTable[]> => {
  const db = connect(':memory:')
  try {
    await migrate(db, schemaVersion)
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master
      where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'
      order by name`.execute(db)
    const tables: DescribedTable[] = []
    for (const { name } of rows) tables.push(await describe(db, name))
    return byForeignKeys(tables)
  } finally {
    await db.destroy()
  }
}

export type SqlRow = readonly (string | number | null)[]

export interface Chunk {
  readonly table: string
  readonly rows: readonly SqlRow[]
}

/** The contents of a store: chunks of rows, table by table. */
export interface StoreContents {
  /** The name of the last migration that the rows fit. */
  readonly schemaVersion: string
  readonly shape: readonly SqlTable[]
  chunks(): AsyncIterable<Chunk>
}

/** Row counts by table. */
export type Counts = Readonly<Record<string, number>>

export class RowCounter {
  readonly #counts = new Map<string, number>()

  constructor(shape: readonly SqlTable[]) {
    for (const { name } of shape) this.#counts.set(name, 0)
  }

  add({ table, rows }: Chunk): void {
    this.#counts.set(table, (this.#counts.get(table) ?? 0) + rows.length)
  }

  get counts(): Counts {
    return Object.fromEntries(this.#counts)
  }
}
