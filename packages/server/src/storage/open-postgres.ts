import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

const INT8 = 20

/** Times and counts are safe integers; by default pg returns bigints as text. */
pg.types.setTypeParser(INT8, Number)

const STATEMENT_NAME = /^\/\* (\w+) \*\//

/**
 * Prepares named statements once per connection. Others are not prepared: a plan that outlives a schema change by
 * another node would fail.
 */
const usePreparedStatements = (client: pg.ClientBase): void => {
  const original = client.query.bind(client) as (...parameters: unknown[]) => unknown
  const query = (...parameters: unknown[]): unknown => {
    const [text, values] = parameters
    const name = typeof text === 'string' ? STATEMENT_NAME.exec(text)?.[1] : undefined
    return name === undefined ? original(...parameters) : original({ name, text, values })
  }
  client.query = query as typeof client.query
}

/** `onLost` is called with the error code of each connection that broke. */
export const openPostgres = (address: string, onLost: (code: string) => void): Kysely<Schema> => {
  const lost = (problem: Error): void => onLost('code' in problem ? String(problem.code) : problem.name)
  const pool = new pg.Pool({ connectionString: address, max: 10 })
  pool.on('connect', usePreparedStatements)
  // The pool replaces an idle connection that breaks; without a listener the process would end.
  pool.on('error', lost)
  // For a connection in use the next statement fails as well, so its caller knows.
  pool.on('connect', (client) => {
    client.on('error', lost)
  })
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** For the few statements that only one of the two databases supports. */
export const isOnPostgres = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter
