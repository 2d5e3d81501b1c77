/** The files of a store, and why one cannot be opened. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Refusal, RefusalParams } from '@quayside/kernel'

export type StoreUnusableCode = 'store-in-use' | 'store-damaged' | 'newer-store'

const MESSAGES: Readonly<Record<StoreUnusableCode, string>> = {
  'store-in-use': 'another server is using this store',
  'store-damaged': 'the file of the store is damaged or is no SQLite database',
  'newer-store': 'the store was written by a newer version',
}

export class StoreUnusable extends Error {
  readonly refusal: Refusal<StoreUnusableCode>

  constructor(code: StoreUnusableCode, params: RefusalParams = {}, cause?: unknown) {
    super(MESSAGES[code], { cause })
    this.refusal = { code, params }
  }
}

/** SQLite: malformed file, not a database. */
const SQLITE_DAMAGED: ReadonlySet<number> = new Set([11, 26])

/** Turns the errors of a damaged file into `StoreUnusable`; returns others unchanged. */
export const namedProblem = (problem: unknown): unknown => {
  for (let cause = problem; cause instanceof Error; cause = cause.cause)
    if ('errcode' in cause && SQLITE_DAMAGED.has(Number(cause.errcode) & 0xff))
      return new StoreUnusable('store-damaged', {}, problem)
  return problem
}

/** Permissions of group and others. */

const OTHERS = 0o077

/** Windows has no file modes; its folders belong to their user. */
const hasModes = process.platform !== 'win32'

const isFile = (store: string): boolean => store !== ':memory:' && store !== ''

/** Best effort: the file of another user is not changed, and SQLite reports its own error. */
const restrictToOwner = (file: string): void => {
  if (!existsSync(file) || (statSync(file).mode & OTHERS) === 0) return
  try {
    chmodSync(file, 0o600)
  } catch {
    // Only the owner may change a mode.
  }
}

/** Creates the file and its folder with modes 600 and 700; files of an older version are restricted as well. */
export const prepareFiles = (store: string): void => {
  if (!isFile(store)) return
  mkdirSync(dirname(store), { recursive: true, mode: 0o700 })
  // SQLite creates -wal and -shm with the mode of the file itself.
  if (!existsSync(store)) closeSync(openSync(store, 'a', 0o600))
  if (hasModes) for (const suffix of ['', '-wal', '-shm']) restrictToOwner(`${store}${suffix}`)
}

/** Whether other users may read the folder; it may be shared on purpose, so it is left as it is. */
export const isFolderShared = (store: string): boolean =>
  hasModes && isFile(store) && (statSync(dirname(store)).mode & OTHERS) !== 0

export interface StoreLock {
  release(): void
}

const SQLITE_BUSY = 5

/**
 * Prevents a second server on the same file. The lock is on a separate file, because a lock on the database itself would
 * block backups; the operating system releases it with the process.
 */
export const lockStore = (store: string): StoreLock => {
  if (!isFile(store)) return { release: () => undefined }
  prepareFiles(store)
  // The real path, so that opening the file by another path finds the same lock.
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
