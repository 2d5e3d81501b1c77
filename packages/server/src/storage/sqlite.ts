/** The database that comes with Node, in one file and nothing to install. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteStatement } from 'kysely'
import { RetryingSqliteDialect } from './busy-retry.ts'
import type { Schema } from './schema.ts'
import { prepareFiles } from './store-files.ts'

/** What kysely asks of a driver, on top of Node's own. */
const statement = (prepared: StatementSync): SqliteStatement => ({
  reader: prepared.columns().length > 0,
  all: (values) => prepared.all(...(values as never[])),
  run: (values) => prepared.run(...(values as never[])),
  iterate: (values) => prepared.iterate(...(values as never[])) as IterableIterator<unknown>,
})

/** On a full disk SQLite has rolled back by itself: doing it again would fail, and hide why it had to. */
const rollback = (database: DatabaseSync): SqliteStatement => {
  const prepared = statement(database.prepare('rollback'))
  return {
    ...prepared,
    run: (values) => (database.isTransaction ? prepared.run(values) : { changes: 0, lastInsertRowid: 0 }),
  }
}

/** More than there are different ones, but for lists of very different lengths. */
const MOST_PREPARED = 300

/** Prepares what is asked again and again only once; what was not asked for longest is forgotten. */
const preparing = (database: DatabaseSync): ((sql: string) => SqliteStatement) => {
  const known = new Map<string, SqliteStatement>()
  const undo = rollback(database)
  return (sql) => {
    if (sql === 'rollback') return undo
    const prepared = known.get(sql) ?? statement(database.prepare(sql))
    known.delete(sql)
    known.set(sql, prepared)
    if (known.size > MOST_PREPARED) {
      const [oldest] = known.keys()
      if (oldest !== undefined) known.delete(oldest)
    }
    return prepared
  }
}

/** Another process may be closing the file; nobody is served yet, so this may block. */
const OPENING_MS = 5000

const open = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file, { timeout: OPENING_MS })
  try {
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
    database.exec('pragma busy_timeout = 0')
    return database
  } catch (problem) {
    database.close()
    throw problem
  }
}

/** `file` may be `:memory:`. Acknowledged means on the disk: every commit is synced. */
export const openSqlite = (file: string): Kysely<Schema> => {
  prepareFiles(file)
  const database = open(file)
  return new Kysely<Schema>({
    dialect: new RetryingSqliteDialect({
      database: { close: () => database.close(), prepare: preparing(database) },
    }),
  })
}
