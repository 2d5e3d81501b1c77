/** The queue for requests from outside any room, so that those who play come first. */
import { nextTick } from 'node:process'
import { setImmediate as nextLook } from 'node:timers/promises'
import type { Refusal } from '@quayside/kernel'
import { FairQueue } from '../jobs/fair-queue.ts'

export interface Admission {
  /** Where they come from, as far as limits are concerned; null for whoever is not limited. */
  readonly address: string | null
  /** Settles when it is their turn. */
  turn(): Promise<void>
  /** They asked for what nobody offered them, or in words that are none. */
  addAbuse(): void
  /** Why nobody may sit where this player holds the seat; null where they may. */
  banOf(player: string): Refusal | null
}

/** For those who are known already. */
export const NO_ADMISSION_LIMIT: Admission = {
  address: null,
  turn: () => Promise.resolve(),
  addAbuse: () => undefined,
  banOf: () => null,
}

/**
 * Those who sit in a room come first: everybody else takes little time between two looks at the sockets, one address
 * after the other, so that a crowd at the door slows nobody down but itself.
 */

/** How long those at the door are served before those in the rooms are heard again. */
const SLICE_MS = 0.5

/** Settles when everything that goes on without waiting has been done. */
const settled = (): Promise<void> => new Promise((resolve) => nextTick(resolve))

export class AdmissionQueue {
  readonly #waiting = new FairQueue<() => void>()
  readonly #now: () => number
  #running = false

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** How many wait. */
  get size(): number {
    return this.#waiting.size
  }

  /** Settles when it is the turn of somebody from this address. */
  turn(address: string): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push([address], resolve)
      if (!this.#running) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#waiting.size > 0) {
      await nextLook()
      const until = this.#now() + SLICE_MS
      do {
        this.#waiting.shift()?.()
        await settled()
      } while (this.#waiting.size > 0 && this.#now() < until)
    }
    this.#running = false
  }
}
