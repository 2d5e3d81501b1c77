/** The operator token: generated once if none is configured, and checked with every request. */
import { createHash } from 'node:crypto'
import { accept, type Result, refused } from '@quayside/kernel'
import { createSecret, hashesEqual, hashSecret } from '../storage/identifiers.ts'
import type { Store } from '../storage/store.ts'

export const OPERATOR_TOKEN = 'operator-token'

export const operatorTokenIn = ({ secrets }: Store): Promise<string> =>
  secrets.get(OPERATOR_TOKEN, createSecret)

/** A few wrong tokens are typing mistakes, not an attack. */
const FREE_FAILURES = 5
const FIRST_WAIT_MS = 1000
const MAX_WAIT_MS = 5 * 60_000
/** An address without wrong tokens for this long starts again from zero. */
const FORGET_MS = 3600_000
const MAX_ADDRESSES = 20_000

interface Failures {
  count: number
  lastAt: number
}

export interface OperatorAccessPorts {
  readonly token: string
  /** False when the token was generated and is stored in the database. */
  readonly isConfigured: boolean
  readonly now: () => number
  /** Called when a token was wrong, or its address has to wait. */
  readonly failed: (address: string, reason: 'wrong' | 'waiting') => void
}

/** Tells tokens apart in the audit log without giving one away. */
const fingerprintOf = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, 8)

/** Checks operator tokens. Wrong ones are counted, and an address that sends many has to wait. */
export class OperatorAccess {
  readonly #ports: OperatorAccessPorts
  readonly #hash: string
  readonly #fingerprint: string
  /** In the order of their last failure. */
  readonly #failures = new Map<string, Failures>()

  constructor(ports: OperatorAccessPorts) {
    this.#ports = ports
    this.#hash = hashSecret(ports.token)
    this.#fingerprint = fingerprintOf(ports.token)
  }

  get isConfigured(): boolean {
    return this.#ports.isConfigured
  }

  /** The fingerprint of the operator token. `address` is the client's rate-limit key. */
  check(authorization: string | undefined, address: string): Result<string> {
    const token = /^Bearer (.{1,200})$/.exec(authorization ?? '')?.[1]
    // A request without a token does not count as a guess.
    if (token === undefined) return refused('operator-only')
    const waitMs = this.#waitOf(address)
    if (waitMs > 0) {
      this.#ports.failed(address, 'waiting')
      return refused('too-many-wrong-tokens', { seconds: Math.ceil(waitMs / 1000) })
    }
    // Hashes have equal length, so the comparison takes constant time.
    if (hashesEqual(hashSecret(token), this.#hash)) {
      this.#failures.delete(address)
      return accept(this.#fingerprint)
    }
    this.#note(address)
    this.#ports.failed(address, 'wrong')
    return refused('operator-only')
  }

  #waitOf(address: string): number {
    const failures = this.#failures.get(address)
    if (failures === undefined) return 0
    const { count, lastAt } = failures
    const beyond = count - FREE_FAILURES
    const wait = beyond < 0 ? 0 : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** beyond)
    return lastAt + wait - this.#ports.now()
  }

  #note(address: string): void {
    const now = this.#ports.now()
    const before = this.#failures.get(address)
    const count = before !== undefined && now - before.lastAt < FORGET_MS ? before.count : 0
    this.#failures.delete(address)
    this.#failures.set(address, { count: count + 1, lastAt: now })
    const [oldest] = this.#failures.keys()
    if (this.#failures.size > MAX_ADDRESSES && oldest !== undefined) this.#failures.delete(oldest)
  }
}
