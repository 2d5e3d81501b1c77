/** Stores when a player was last active, but not with every request. */
import type { RetentionRepository } from '../storage/retention-repository.ts'

const NOTED_FOR_MS = 12 * 3600_000
/** A player that is evicted from the cache is merely written once more. */
const REMEMBERED = 10_000

export class Activity {
  readonly #retention: RetentionRepository
  readonly #now: () => number
  /** By the hash of the secret that they came with, in the order in which they were noted. */
  readonly #noted = new Map<string, number>()

  constructor(retention: RetentionRepository, now: () => number) {
    this.#retention = retention
    this.#now = now
  }

  async seen(player: string, hash: string): Promise<void> {
    const now = this.#now()
    const noted = this.#noted.get(hash)
    if (noted !== undefined && Math.abs(now - noted) < NOTED_FOR_MS) return
    this.#noted.delete(hash)
    this.#noted.set(hash, now)
    const [oldest] = this.#noted.keys()
    if (this.#noted.size > REMEMBERED && oldest !== undefined) this.#noted.delete(oldest)
    try {
      await this.#retention.seen(player, hash, now)
    } catch {
      // Failed: the next request tries again.
      this.#noted.delete(hash)
    }
  }
}
