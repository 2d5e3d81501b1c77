/** Counts wrong operator tokens, so that the audit log has one entry for many of them. */
import type { AuditRow } from '../storage/schema.ts'
import { auditRow } from './audit-entry.ts'

/** More addresses than anybody counts. */
const MAX_ADDRESSES = 10_000

export class WrongTokens {
  #attempts = 0
  #since = 0
  readonly #addresses = new Set<string>()

  note(address: string, now: number): void {
    if (this.#attempts === 0) this.#since = now
    this.#attempts++
    if (this.#addresses.size < MAX_ADDRESSES) this.#addresses.add(address)
  }

  /** Everything since the last time, without the addresses themselves; null where nothing happened. */
  take(now: number): AuditRow | null {
    if (this.#attempts === 0) return null
    const details = { attempts: this.#attempts, addresses: this.#addresses.size, since: this.#since }
    this.#attempts = 0
    this.#addresses.clear()
    return auditRow({
      operator: '',
      action: 'wrong-token',
      target: { kind: 'server', id: '' },
      reason: '',
      details,
      now,
    })
  }
}
