/** Fills an empty store with the contents of another one: all of them, or nothing. */
import { type Kysely, sql } from 'kysely'
import { connect, isPostgres, levelOf, levels, migrate } from '../storage/database.ts'
import type { Schema } from '../storage/schema.ts'
import { lockStore } from '../storage/store-files.ts'
import { type Chunk, type Contents, Counting, type Counts } from './contents.ts'
import type { TableShape } from './shape.ts'
import { Unfit } from './unfit.ts'

/** Both databases take as many values in one statement. */
const VALUES = 30_000

const isEmpty = async (db: Kysely<Schema>, shape: readonly TableShape[]): Promise<boolean> => {
  for (const { name } of shape) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return false
  }
  return true
}

const insert = async (db: Kysely<Schema>, { columns }: TableShape, { table, rows }: Chunk): Promise<void> => {
  const atOnce = Math.floor(VALUES / columns.length)
  for (let from = 0; from < rows.length; from += atOnce) {
    const values = rows
      .slice(from, from + atOnce)
      .map((row) => sql`(${sql.join(row.map((value) => sql.val(value)))})`)
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(db)
  }
}

/** The tables of the target, at the level of what comes; one that went further on was used before. */
const prepare = async (db: Kysely<Schema>, level: string): Promise<void> => {
  if (!(await levels()).includes(level)) throw new Unfit('newer-store', { level })
  const there = await levelOf(db)
  if (there !== null && there > level) throw new Unfit('store-not-empty')
  await migrate(db, level)
}

export const fill = async (address: string, contents: Contents): Promise<Counts> => {
  const lock = isPostgres(address) ? null : lockStore(address)
  try {
    return await fillUnused(address, contents)
  } finally {
    lock?.release()
  }
}

const fillUnused = async (address: string, contents: Contents): Promise<Counts> => {
  const db = connect(address)
  try {
    await prepare(db, contents.level)
    const counting = new Counting(contents.shape)
    const tables = new Map(contents.shape.map((table) => [table.name, table]))
    await db.transaction().execute(async (target) => {
      if (!(await isEmpty(target, contents.shape))) throw new Unfit('store-not-empty')
      for await (const chunk of contents.chunks()) {
        const table = tables.get(chunk.table)
        if (table === undefined) throw new Unfit('backup-altered')
        await insert(target, table, chunk)
        counting.add(chunk)
      }
    })
    await migrate(db)
    return counting.counts
  } finally {
    await db.destroy()
  }
}
