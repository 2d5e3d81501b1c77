/** So much at once, and so much a second in the long run. */
export interface AllowanceLimits {
  readonly aSecond: number
  readonly burst: number
}

const sinceStart = (): number => performance.now()

export class Allowance {
  readonly #limits: AllowanceLimits
  readonly #now: () => number
  /** What may be spent at once, as counted at a time. */
  #left: number
  #counted: number

  constructor(limits: AllowanceLimits, now: () => number = sinceStart) {
    this.#limits = limits
    this.#now = now
    this.#left = limits.burst
    this.#counted = now()
  }

  /** Whether anything may be spent now. */
  get isLeft(): boolean {
    const now = this.#now()
    const { aSecond, burst } = this.#limits
    this.#left = Math.min(burst, this.#left + ((now - this.#counted) / 1000) * aSecond)
    this.#counted = now
    return this.#left >= 1
  }

  /** What costs more than is left is paid for later. */
  spend(worth: number): void {
    this.#left -= worth
  }
}
