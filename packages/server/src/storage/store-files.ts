/** The files of a store, and why one cannot be opened. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Refusal, RefusalParams } from '@quayside/kernel'

export type StoreUnusableCode = 'store-in-use' | 'store-damaged' | 'newer-store'

const SAID: Readonly<Record<StoreUnusableCode, string>> = {
  'store-in-use': 'another server is using this store',
  'store-damaged': 'the file of the store is damaged or is no SQLite database',
  'newer-store': 'the store was written by a newer version',
}

export class StoreUnusable extends Error {
  readonly refusal: Refusal<StoreUnusableCode>

  constructor(code: StoreUnusableCode, params: RefusalParams = {}, cause?: unknown) {
    super(SAID[code], { cause })
    this.refusal = { code, params }
  }
}

/** Of SQLite: a malformed file, and one that is no database at all. */
const SQLITE_DAMAGED: ReadonlySet<number> = new Set([11, 26])

/** The same problem, with a name where it is that of a damaged file. */
export const namedProblem = (problem: unknown): unknown => {
  for (let cause = problem; cause instanceof Error; cause = cause.cause)
    if ('errcode' in cause && SQLITE_DAMAGED.has(Number(cause.errcode) & 0xff))
      return new StoreUnusable('store-damaged', {}, problem)
  return problem
}

/** The files of a SQLite store: readable for their owner alone, and used by one server at a time. */

const OTHERS = 0o077

/** Windows has no such modes; its folders belong to their user. */
const hasModes = process.platform !== 'win32'

const isFile = (store: string): boolean => store !== ':memory:' && store !== ''

/** Best effort: the file of another user is left as it is, and SQLite reports its own error. */
const closeToOthers = (file: string): void => {
  if (!existsSync(file) || (statSync(file).mode & OTHERS) === 0) return
  try {
    chmodSync(file, 0o600)
  } catch {
    // Only the owner may change a mode.
  }
}

/** Creates the file and its folder with modes 600 and 700; the files of an older version are closed as well. */
export const prepareFiles = (store: string): void => {
  if (!isFile(store)) return
  mkdirSync(dirname(store), { recursive: true, mode: 0o700 })
  // SQLite creates -wal and -shm with the mode of the file itself.
  if (!existsSync(store)) closeSync(openSync(store, 'a', 0o600))
  if (hasModes) for (const suffix of ['', '-wal', '-shm']) closeToOthers(`${store}${suffix}`)
}

/** Whether other users may read the folder; it may be shared on purpose, so it is left as it is. */
export const isFolderShared = (store: string): boolean =>
  hasModes && isFile(store) && (statSync(dirname(store)).mode & OTHERS) !== 0

export interface StoreLock {
  release(): void
}

const SQLITE_BUSY = 5

/**
 * Prevents a second server on the same file. The lock is on a file beside it, because a lock on the database itself
 * would stop backups; the operating system releases it with the process.
 */
export const lockStore = (store: string): StoreLock => {
  if (!isFile(store)) return { release: () => undefined }
  prepareFiles(store)
  // Opening the file by another path meets the same lock.
  const file = `${realpathSync(store)}.lock`
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma journal_mode = memory')
    database.exec('begin exclusive')
  } catch (problem) {
    database.close()
    if (problem instanceof Error && 'errcode' in problem && Number(problem.errcode) === SQLITE_BUSY)
      throw new StoreUnusable('store-in-use', {}, problem)
    throw problem
  }
  return { release: () => database.close() }
}
