/** Stores when a player was last active, but not with every request. */
import type { RetentionRepository } from '../storage/retention-repository.ts'

const STORE_EVERY_MS = 12 * 3600_000
/** Cache size; a player who is evicted is merely written once more. */
const MAX_CACHED = 10_000

export class Activity {
  readonly #retention: RetentionRepository
  readonly #now: () => number
  /** When each secret hash was last stored, in that order. */
  readonly #storedAt = new Map<string, number>()

  constructor(retention: RetentionRepository, now: () => number) {
    this.#retention = retention
    this.#now = now
  }

  async seen(player: string, hash: string): Promise<void> {
    const now = this.#now()
    const storedAt = this.#storedAt.get(hash)
    if (storedAt !== undefined && Math.abs(now - storedAt) < STORE_EVERY_MS) return
    this.#storedAt.delete(hash)
    this.#storedAt.set(hash, now)
    const [oldest] = this.#storedAt.keys()
    if (this.#storedAt.size > MAX_CACHED && oldest !== undefined) this.#storedAt.delete(oldest)
    try {
      await this.#retention.seen(player, hash, now)
    } catch {
      // Failed: the next request tries again.
      this.#storedAt.delete(hash)
    }
  }
}
