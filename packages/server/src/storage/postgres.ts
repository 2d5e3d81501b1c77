import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

const INT8 = 20

/** Times and counts fit into a number; pg would hand out texts to be safe. */
pg.types.setTypeParser(INT8, Number)

const NAMED = /^\/\* (\w+) \*\//

/**
 * Has a statement that bears a name at its head planned once a connection. Others are not kept: a plan that outlives a
 * change of the schema by another process would fail.
 */
const usePreparedStatements = (client: pg.ClientBase): void => {
  const plain = client.query.bind(client) as (...asked: unknown[]) => unknown
  const query = (...asked: unknown[]): unknown => {
    const [text, values] = asked
    const name = typeof text === 'string' ? NAMED.exec(text)?.[1] : undefined
    return name === undefined ? plain(...asked) : plain({ name, text, values })
  }
  client.query = query as typeof client.query
}

export const openPostgres = (address: string): Kysely<Schema> => {
  const pool = new pg.Pool({ connectionString: address, max: 10 })
  pool.on('connect', usePreparedStatements)
  // A connection that breaks while nobody uses it: the pool makes a new one when it is needed.
  pool.on('error', () => undefined)
  // One that breaks while somebody has it, between two statements: the next statement tells them.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** For the few statements that only one of the two databases knows. */
export const isOnPostgres = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter
