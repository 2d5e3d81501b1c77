/**
 * Waits for a lock that another process holds on a SQLite file, without blocking the event loop as SQLite's own busy
 * timeout would: nobody is answered while a statement sleeps.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'

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

export class RetryingSqliteDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0]

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new RetryingDriver(this.#config)
  }
}
