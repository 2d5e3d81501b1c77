/** Opens either database and migrates its schema. */
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { MIGRATIONS } from './migrations.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'
import type { Schema } from './schema.ts'

export const isPostgres = (address: string): boolean => /^postgres(?:ql)?:/.test(address)

/** `address` is a file, `:memory:`, or the URL of a PostgreSQL database. The schema is not changed. */
export const connect = (address: string, onLost: (code: string) => void = () => undefined): Kysely<Schema> =>
  isPostgres(address) ? openPostgres(address, onLost) : openSqlite(address)

/** The names of all migrations, in order. */
export const schemaVersions = async (): Promise<readonly string[]> =>
  Object.keys(await MIGRATIONS.getMigrations()).toSorted()

/** The last migration of a database; null when it has none of ours. */
export const schemaVersion = async (db: Kysely<Schema>): Promise<string | null> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return null
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(
    db,
  )
  return rows[0]?.name ?? null
}

/** Migrates to the latest schema, or to a named version. */
export const migrate = async (db: Kysely<Schema>, to: string | null = null): Promise<void> => {
  const migrator = new Migrator({ db, provider: MIGRATIONS })
  const { error } = await (to === null ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error !== undefined) throw new Error('database migration failed', { cause: error })
}
