/** Databases of an earlier version: rows under their old names. */
import { type Kysely, sql } from 'kysely'
import { connect, migrate } from '../storage/database.ts'
import type { Schema } from '../storage/schema.ts'

export type OldRow = Readonly<Record<string, string | number | null>>

const AT_ONCE = 100

const insert = async (db: Kysely<Schema>, table: string, rows: readonly OldRow[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column])))})`)
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db)
}

/** Fills an empty database at a schema version, in the order of the foreign keys. */
export const fillAs = async (
  schemaVersion: string,
  address: string,
  tables: Readonly<Record<string, readonly OldRow[]>>,
): Promise<void> => {
  const db = connect(address)
  await migrate(db, schemaVersion)
  for (const [table, rows] of Object.entries(tables))
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await insert(db, table, rows.slice(from, from + AT_ONCE))
  await db.destroy()
}
