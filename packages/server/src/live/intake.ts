/**
 * The way in from one sender: messages are heard one after the other, and no faster than anybody has a reason to send
 * them. Whoever does not care and piles them up is let go.
 */
export interface IntakeLimits {
  /** Messages a second that are heard in the long run. */
  readonly aSecond: number
  /** How many may come at once. */
  readonly burst: number
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
  #waiting: string[] = []
  #running = false
  #closed = false
  /** How many may be heard at once, as counted at a time. */
  #left: number
  #counted = performance.now()

  constructor(limits: IntakeLimits, ports: IntakePorts) {
    this.#limits = limits
    this.#ports = ports
    this.#left = limits.burst
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
    while (this.#mayHear()) {
      const text = this.#waiting.shift()
      if (text === undefined) break
      this.#left -= await this.#ports.hear(text)
    }
    this.#running = this.#waiting.length > 0
    if (this.#running) setTimeout(() => void this.#run(), 1000 / this.#limits.aSecond).unref()
  }

  #mayHear(): boolean {
    const now = performance.now()
    const { aSecond, burst } = this.#limits
    this.#left = Math.min(burst, this.#left + ((now - this.#counted) / 1000) * aSecond)
    this.#counted = now
    return this.#left >= 1
  }
}
