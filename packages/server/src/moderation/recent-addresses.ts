/**
 * Where players came from lately, so that an operator can ban a range of addresses. Held in memory only: nothing of it
 * is stored or logged, and a restart forgets it.
 */
import { householdOf } from './address-range.ts'

const MAX_PLAYERS = 20_000
const MAX_RANGES = 3
const KEPT_MS = 24 * 3600_000

export class RecentAddresses {
  readonly #now: () => number
  /** In the order in which players were last seen; for each, when they came from which range. */
  readonly #players = new Map<string, Map<string, number>>()

  constructor(now: () => number) {
    this.#now = now
  }

  get size(): number {
    return this.#players.size
  }

  note(player: string, ip: string): void {
    const range = householdOf(ip)
    if (range === null) return
    const ranges = this.#players.get(player) ?? new Map<string, number>()
    moveToEnd(ranges, range, this.#now(), MAX_RANGES)
    moveToEnd(this.#players, player, ranges, MAX_PLAYERS)
  }

  /** The latest first. */
  of(player: string): readonly string[] {
    const since = this.#now() - KEPT_MS
    return [...(this.#players.get(player) ?? [])]
      .filter(([, seenAt]) => seenAt > since)
      .map(([range]) => range)
      .reverse()
  }

  /** Drops those who were not seen for longer than a day. */
  forgetOld(): void {
    const since = this.#now() - KEPT_MS
    for (const [player, ranges] of this.#players) {
      if (Math.max(...ranges.values()) > since) return
      this.#players.delete(player)
    }
  }
}

const moveToEnd = <Value>(map: Map<string, Value>, key: string, value: Value, max: number): void => {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > max && oldest !== undefined) map.delete(oldest)
}
