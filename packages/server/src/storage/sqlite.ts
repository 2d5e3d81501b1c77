/**
 * Waits for a lock that another process holds on a SQLite file, without blocking the event loop as SQLite's own busy
 * timeout would: nobody is answered while a statement sleeps.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'
import type { Schema } from './schema.ts'
import { prepareFiles } from './store-files.ts'

/** How long a file may be locked before statements fail at once; all that wait share it. */
const PATIENCE_MS = 1000
const RETRY_MS = 20

const [SQLITE_BUSY, SQLITE_LOCKED] = [5, 6]

const isBusy = (problem: unknown): boolean => {
  if (!(problem instanceof Error && 'errcode' in problem)) return false
  const code = Number(problem.errcode) & 0xff
  return code === SQLITE_BUSY || code === SQLITE_LOCKED
}

class BusyRetry {
  /** When the file was first found locked, without a longer pause since. */
  #since = 0
  #last = Number.NEGATIVE_INFINITY

  async run<Value>(attempt: () => Promise<Value>): Promise<Value> {
    const begun = performance.now()
    for (;;)
      try {
        return await attempt()
      } catch (problem) {
        if (!isBusy(problem)) throw problem
        const now = performance.now()
        if (now - this.#last > PATIENCE_MS) this.#since = now
        this.#last = now
        if (now - Math.min(begun, this.#since) >= PATIENCE_MS) throw problem
        await sleep(RETRY_MS)
      }
  }
}

class RetryingDriver extends SqliteDriver {
  readonly #retry = new BusyRetry()

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      executeQuery: <Row>(query: CompiledQuery): Promise<QueryResult<Row>> =>
        this.#retry.run(() => connection.executeQuery<Row>(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }

  /** Takes the lock at once: one that is asked for later may be refused with half of the transaction done. */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }
}

class RetryingSqliteDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0]

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new RetryingDriver(this.#config)
  }
}

/** The database that comes with Node, in one file and nothing to install. */

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
