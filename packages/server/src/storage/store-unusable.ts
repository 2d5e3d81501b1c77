/** Why a store cannot be opened, where whoever runs the server can do something about it. */
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
