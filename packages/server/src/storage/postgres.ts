import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

const INT8 = 20

/** Times and counts fit into a number; pg would hand out texts to be safe. */
pg.types.setTypeParser(INT8, Number)

export const openPostgres = (address: string): Kysely<Schema> => {
  const pool = new pg.Pool({ connectionString: address, max: 10 })
  // A connection that breaks while nobody uses it: the pool makes a new one when it is needed.
  pool.on('error', () => undefined)
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
