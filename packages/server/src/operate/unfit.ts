/** Why a copy of a store cannot be made or used: a refusal on its way out of a stream. */
import { accept, type Refusal, type RefusalParams, type Result } from '@quayside/kernel'
import { namedProblem, StoreUnusable, type StoreUnusableCode } from '../storage/store-unusable.ts'

export type UnfitCode =
  | StoreUnusableCode
  | 'no-such-store'
  | 'older-store'
  | 'store-not-empty'
  | 'backup-exists'
  | 'backup-missing'
  | 'not-a-backup'
  | 'backup-cut-short'
  | 'backup-altered'
  | 'no-operator-token'

export class Unfit extends Error {
  readonly refusal: Refusal<UnfitCode>

  constructor(code: UnfitCode, params: RefusalParams = {}) {
    super(code)
    this.refusal = { code, params }
  }
}

/** Everything else that goes wrong is thrown on. */
export const orRefuse = async <Value>(work: () => Promise<Value>): Promise<Result<Value, UnfitCode>> => {
  try {
    return accept(await work())
  } catch (thrown) {
    const problem = namedProblem(thrown)
    if (problem instanceof Unfit || problem instanceof StoreUnusable)
      return { ok: false, refusal: problem.refusal }
    throw problem
  }
}
