/**
 * The way in from one sender: messages are heard one after the other, and no faster than anybody has a reason to send
 * them. Whoever does not care and piles them up is let go.
 */
import { Allowance, type AllowanceLimits } from './allowance.ts'

export interface IntakeLimits extends AllowanceLimits {
  /** How many may wait. */
  readonly waiting: number
}

/** A person at a table sends a few a minute, a quick program some a second. */
export const INTAKE: IntakeLimits = { aSecond: 20, burst: 100, waiting: 100 }

export interface IntakePorts {
  /** Settles when the message is done with: how many ordinary ones it was worth. */
  hear(text: string): Promise<number>
  /** Too many wait; nothing more is heard. */
  letGo(): void
}

export class Intake {
  readonly #limits: IntakeLimits
  readonly #ports: IntakePorts
  readonly #allowance: Allowance
  #waiting: string[] = []
  #running = false
  #closed = false

  constructor(limits: IntakeLimits, ports: IntakePorts) {
    this.#limits = limits
    this.#ports = ports
    this.#allowance = new Allowance(limits)
  }

  take(text: string): void {
    if (this.#closed) return
    if (this.#waiting.length >= this.#limits.waiting) {
      this.close()
      this.#ports.letGo()
      return
    }
    this.#waiting.push(text)
    if (!this.#running) void this.#run()
  }

  /** What waits is not heard any more. */
  close(): void {
    this.#closed = true
    this.#waiting = []
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#allowance.isLeft) {
      const text = this.#waiting.shift()
      if (text === undefined) break
      this.#allowance.spend(await this.#ports.hear(text))
    }
    this.#running = this.#waiting.length > 0
    if (this.#running) setTimeout(() => void this.#run(), 1000 / this.#limits.aSecond).unref()
  }
}
