/** SQLite for kysely: statements run in a worker thread, so that the event loop never waits for the disk. */
import { Worker } from 'node:worker_threads'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import type { Schema } from './schema.ts'
import type { SqliteCommand, SqliteReply, SqliteRequest, SqliteResult } from './sqlite-worker.ts'
import { SQLITE_THREAD_ENDED } from './storage-errors.ts'
import { prepareFiles } from './store-files.ts'

interface PendingRequest {
  readonly resolve: (result: SqliteResult) => void
  readonly reject: (problem: Error) => void
}

/** One for all databases of a process: starting a thread takes longer than opening a file. */
class SqliteThread {
  static #shared: SqliteThread | null = null
  readonly #worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url))
  readonly #pending = new Map<number, PendingRequest>()
  #requests = 0
  #databases = 0
  #ended: Error | null = null

  /** After the last database was closed, the next one gets a new worker. */
  static shared(): SqliteThread {
    if (SqliteThread.#shared === null || SqliteThread.#shared.#ended !== null)
      SqliteThread.#shared = new SqliteThread()
    return SqliteThread.#shared
  }

  private constructor() {
    this.#worker.on('message', (reply: SqliteReply) => this.#settle(reply))
    this.#worker.on('error', (problem: unknown) => this.#end(problem))
    this.#worker.on('exit', () => this.#end(null))
    // An open database does not keep the process alive, only a statement does.
    this.#worker.unref()
  }

  /** Returns the number by which the thread knows the database. */
  async open(file: string): Promise<number> {
    this.#databases++
    const database = this.#databases
    await this.send(database, { kind: 'open', file })
    return database
  }

  send(database: number, command: SqliteCommand): Promise<SqliteResult> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== null) throw this.#ended
      this.#requests++
      const request: SqliteRequest = { ...command, id: this.#requests, database }
      this.#worker.postMessage(request)
      if (this.#pending.size === 0) this.#worker.ref()
      this.#pending.set(request.id, { resolve, reject })
    })
  }

  async close(database: number): Promise<void> {
    if (this.#ended === null) await this.send(database, { kind: 'close' })
  }

  #settle(reply: SqliteReply): void {
    const pending = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    if (this.#pending.size === 0) this.#worker.unref()
    if ('result' in reply) pending?.resolve(reply.result)
    else pending?.reject(Object.assign(new Error(reply.error.message), reply.error.codes))
  }

  #end(cause: unknown): void {
    this.#ended ??= Object.assign(new Error('the SQLite thread ended', { cause }), {
      code: SQLITE_THREAD_ENDED,
    })
    for (const { reject } of this.#pending.values()) reject(this.#ended)
    this.#pending.clear()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #thread: SqliteThread
  readonly #database: number

  constructor(thread: SqliteThread, database: number) {
    this.#thread = thread
    this.#database = database
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#thread.send(this.#database, { kind: 'query', sql, parameters })
    return {
      rows: rows as Row[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
    }
  }

  streamQuery(): never {
    throw new Error('SQLite streams nothing here: read in pages, as backups do')
  }

  close(): Promise<void> {
    return this.#thread.close(this.#database)
  }
}

const execute = async (connection: DatabaseConnection, sql: string): Promise<void> => {
  await connection.executeQuery(CompiledQuery.raw(sql))
}

class SqliteThreadDriver implements Driver {
  readonly #file: string
  #connection: SqliteConnection | null = null

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {
    const thread = SqliteThread.shared()
    this.#connection = new SqliteConnection(thread, await thread.open(this.#file))
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (this.#connection === null) throw new Error('database is not open')
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    // There is only one connection, and kysely serialises its users.
  }

  /** Takes the write lock at the start: taking it later may fail in the middle of the transaction. */
  beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings = {}): Promise<void> {
    return execute(connection, accessMode === 'read only' ? 'begin' : 'begin immediate')
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return execute(connection, 'commit')
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return execute(connection, 'rollback')
  }

  async destroy(): Promise<void> {
    await this.#connection?.close()
  }
}

/** `file` may be `:memory:`. Acknowledged means on the disk: every commit is synced. */
export const openSqlite = (file: string): Kysely<Schema> => {
  prepareFiles(file)
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new SqliteThreadDriver(file),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}
