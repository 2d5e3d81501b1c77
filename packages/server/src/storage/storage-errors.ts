/** Storage failures: why a write failed when the database itself is the cause. */
import type { Refusal } from '@quayside/kernel'

/** Disk full or not writable, file locked by another process, or database not reachable. */
export type StorageFailure = 'disk' | 'busy' | 'unavailable'

/** SQLite: disk I/O error, disk full. */
const [SQLITE_IOERR, SQLITE_FULL] = [10, 13]
/** SQLite: another process holds a lock. */
const SQLITE_BUSY: ReadonlySet<number> = new Set([5, 6])
/** SQLite: read-only, cannot be opened. */
const SQLITE_UNAVAILABLE: ReadonlySet<number> = new Set([8, 14])

/** PostgreSQL: disk full, disk I/O error. */
const POSTGRES_DISK: ReadonlySet<string> = new Set(['53100', '58030'])
/** PostgreSQL: no connection, insufficient resources, shutdown or start-up, system error; read-only. */
const POSTGRES_UNAVAILABLE = /^(?:08|53|57|58)...$|^25006$/

/** Our own code: the thread that SQLite runs on ended, and with it every open database. */
export const SQLITE_THREAD_ENDED = 'SQLITE_THREAD_ENDED'

const CONNECTION_ERRORS: ReadonlySet<string> = new Set([
  SQLITE_THREAD_ENDED,
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
])

/** Violated foreign key, in SQLite and PostgreSQL. */
const [SQLITE_FOREIGN_KEY, POSTGRES_FOREIGN_KEY] = [787, '23503']

const codeOf = (problem: object): string => ('code' in problem ? String(problem.code) : '')

/** Null for other errors. */
export const storageFailure = (problem: unknown): StorageFailure | null => {
  if (!(problem instanceof Error)) return null
  if ('errcode' in problem) {
    const code = Number(problem.errcode) & 0xff
    if (code === SQLITE_IOERR || code === SQLITE_FULL) return 'disk'
    if (SQLITE_BUSY.has(code)) return 'busy'
    return SQLITE_UNAVAILABLE.has(code) ? 'unavailable' : null
  }
  const code = codeOf(problem)
  if (POSTGRES_DISK.has(code)) return 'disk'
  if (POSTGRES_UNAVAILABLE.test(code) || CONNECTION_ERRORS.has(code)) return 'unavailable'
  // pg gives no code for a broken connection.
  return /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/.test(
    problem.message,
  )
    ? 'unavailable'
    : null
}

/**
 * Refusal for a failed write. An unknown error counts as "not written": the client repeats the request under the same
 * id.
 */
export const notStoredRefusal = (problem: unknown): Refusal => ({
  code: 'write-failed',
  params: { because: storageFailure(problem) ?? 'unavailable' },
})

/** Whether a write referred to a deleted row. */
export const pointsNowhere = (problem: unknown): boolean =>
  problem instanceof Error &&
  ('errcode' in problem
    ? Number(problem.errcode) === SQLITE_FOREIGN_KEY
    : codeOf(problem) === POSTGRES_FOREIGN_KEY)
