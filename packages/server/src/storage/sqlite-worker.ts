/**
 * The worker thread of SQLite. It may block on the disk and on locks of other processes while the event loop goes on.
 * All databases of a process share it.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort } from 'node:worker_threads'
import type { EntryWrite } from './entry-repository.ts'
import { APPEND_ENTRIES, appendEntries } from './sqlite-append.ts'

export type SqliteCommand =
  | { readonly kind: 'open'; readonly file: string }
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'close' }

export type SqliteRequest = SqliteCommand & { readonly id: number; readonly database: number }

export interface SqliteResult {
  readonly rows: unknown[]
  /** The number of rows that a statement without a result has changed. */
  readonly changes?: number | bigint
}

export type SqliteReply = { readonly id: number } & (
  | { readonly result: SqliteResult }
  // Structured cloning keeps the message of an error, but drops its codes.
  | { readonly error: { readonly message: string; readonly codes: object } }
)

const NO_ROWS: SqliteResult = { rows: [] }

/** Opening waits longer for a lock: another process may be closing the file. */
const OPEN_TIMEOUT_MS = 5000
const BUSY_TIMEOUT_MS = 1000

/** More than the number of different statements, not counting lists of many lengths. */
const MAX_PREPARED = 300

const [SQLITE_BUSY, SQLITE_LOCKED] = [5, 6]

const isBusy = (problem: unknown): boolean => {
  if (!(problem instanceof Error && 'errcode' in problem)) return false
  const code = Number(problem.errcode) & 0xff
  return code === SQLITE_BUSY || code === SQLITE_LOCKED
}

class Database {
  readonly #database: DatabaseSync
  /** The least recently used first. */
  readonly #prepared = new Map<string, { readonly statement: StatementSync; readonly isReader: boolean }>()
  /** When a statement last failed because of a lock. */
  #busyAt = Number.NEGATIVE_INFINITY
  #waitsForLocks = true

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS })
    try {
      this.#database.exec('pragma journal_mode = wal')
      // Acknowledged means on the disk: every commit is synced.
      this.#database.exec('pragma synchronous = full')
      this.#database.exec('pragma foreign_keys = on')
      this.#database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
    } catch (problem) {
      this.#database.close()
      throw problem
    }
  }

  query(sql: string, parameters: readonly unknown[]): SqliteResult {
    if (sql === APPEND_ENTRIES) return this.#append(JSON.parse(String(parameters[0])) as EntryWrite[])
    // On a full disk SQLite has rolled back by itself; a second rollback would fail and hide the cause.
    if (sql === 'rollback' && !this.#database.isTransaction) return NO_ROWS
    this.#setLockWait(performance.now() - this.#busyAt > BUSY_TIMEOUT_MS)
    try {
      const { statement, isReader } = this.#prepare(sql)
      const values = parameters as readonly SQLInputValue[]
      return isReader
        ? { rows: statement.all(...values) }
        : { rows: [], changes: statement.run(...values).changes }
    } catch (problem) {
      if (isBusy(problem)) this.#busyAt = performance.now()
      throw problem
    }
  }

  #append(writes: readonly EntryWrite[]): SqliteResult {
    this.query('begin immediate', [])
    try {
      const rows = appendEntries(writes, (sql, parameters) => Number(this.query(sql, parameters).changes))
      this.query('commit', [])
      return { rows }
    } catch (problem) {
      this.query('rollback', [])
      throw problem
    }
  }

  close(): SqliteResult {
    this.#database.close()
    return NO_ROWS
  }

  /** After a lock has outlasted the timeout, statements fail immediately: waiting one after the other would block reads too. */
  #setLockWait(waitsForLocks: boolean): void {
    if (waitsForLocks === this.#waitsForLocks) return
    this.#database.exec(`pragma busy_timeout = ${waitsForLocks ? BUSY_TIMEOUT_MS : 0}`)
    this.#waitsForLocks = waitsForLocks
  }

  #prepare(sql: string): { readonly statement: StatementSync; readonly isReader: boolean } {
    const cached = this.#prepared.get(sql)
    if (cached !== undefined) {
      this.#prepared.delete(sql)
      this.#prepared.set(sql, cached)
      return cached
    }
    const statement = this.#database.prepare(sql)
    const prepared = { statement, isReader: statement.columns().length > 0 }
    this.#prepared.set(sql, prepared)
    if (this.#prepared.size > MAX_PREPARED) {
      const [oldest] = this.#prepared.keys()
      if (oldest !== undefined) this.#prepared.delete(oldest)
    }
    return prepared
  }
}

const databases = new Map<number, Database>()

const run = (request: SqliteRequest): SqliteResult => {
  if (request.kind === 'open') {
    databases.set(request.database, new Database(request.file))
    return NO_ROWS
  }
  const database = databases.get(request.database)
  if (database === undefined) throw new Error('database is not open')
  if (request.kind === 'query') return database.query(request.sql, request.parameters)
  databases.delete(request.database)
  return database.close()
}

const reply = (request: SqliteRequest): SqliteReply => {
  try {
    return { id: request.id, result: run(request) }
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem)
    return { id: request.id, error: { message, codes: { ...(problem as object) } } }
  }
}

parentPort?.on('message', (request: SqliteRequest) => parentPort?.postMessage(reply(request)))
