/** Admission queue for requests from outside any room, so that moves come first. */
import { nextTick } from 'node:process'
import { setImmediate as nextEventLoopTurn } from 'node:timers/promises'
import type { Refusal } from '@quayside/kernel'
import { FairQueue } from '../jobs/fair-queue.ts'

export interface Admission {
  /** The rate-limit key; null without limits. */
  readonly address: string | null
  /** Resolves when it is the client's turn. */
  wait(): Promise<void>
  /** Called for an invalid message or a refused join; raises the abuse score of the address. */
  addAbuse(): void
  /** The ban of the player who holds a seat; null when there is none. */
  banOf(player: string): Refusal | null
}

/** For API bots, which authenticate with a token. */
export const NO_ADMISSION_LIMIT: Admission = {
  address: null,
  wait: () => Promise.resolve(),
  addAbuse: () => undefined,
  banOf: () => null,
}

/** Time per event-loop turn for the queue. */
const SLICE_MS = 0.5

/** Resolves after all pending microtasks. */
const microtasksDone = (): Promise<void> => new Promise((resolve) => nextTick(resolve))

/**
 * Requests from outside a room share 0.5 ms per event-loop turn, round-robin by address, so that a flood of joins
 * cannot delay moves.
 */
export class AdmissionQueue {
  readonly #waiting = new FairQueue<() => void>()
  readonly #now: () => number
  #running = false

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** The number of waiting requests. */
  get size(): number {
    return this.#waiting.size
  }

  /** Resolves when it is the turn of a request from this address. */
  waitForTurn(address: string): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push([address], resolve)
      if (!this.#running) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#waiting.size > 0) {
      await nextEventLoopTurn()
      const until = this.#now() + SLICE_MS
      do {
        this.#waiting.shift()?.()
        await microtasksDone()
      } while (this.#waiting.size > 0 && this.#now() < until)
    }
    this.#running = false
  }
}
