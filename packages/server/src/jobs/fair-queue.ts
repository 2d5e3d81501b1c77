/**
 * Fair queue of nested groups: address, player, room. At each level the groups take turns, however many items each has.
 */
export class FairQueue<Value> {
  readonly #values: Value[] = []
  /** In the order of their turns. */
  readonly #groups = new Map<string, FairQueue<Value>>()

  #size = 0

  get size(): number {
    return this.#size
  }

  /** `path` leads from the largest group to the smallest. */
  push(path: readonly string[], value: Value): void {
    this.#size++
    const [name, ...rest] = path
    if (name === undefined) {
      this.#values.push(value)
      return
    }
    const group = this.#groups.get(name) ?? new FairQueue<Value>()
    this.#groups.set(name, group)
    group.push(rest, value)
  }

  /** The next item that is in no excluded group. */
  shift(isExcluded: (group: string) => boolean = () => false): Value | undefined {
    if (this.#values.length > 0) {
      this.#size--
      return this.#values.shift()
    }
    for (const [name, group] of this.#groups) {
      if (isExcluded(name)) continue
      const value = group.shift(isExcluded)
      if (value === undefined) continue
      this.#size--
      this.#groups.delete(name)
      if (group.size > 0) this.#groups.set(name, group)
      return value
    }
    return undefined
  }
}

/**
 * Time budgets by owner. An owner over its budget of a minute comes after the others until the debt has decayed; idle
 * capacity is never withheld.
 */

interface Account {
  readonly usedMs: number
  readonly at: number
}

interface Budget {
  /** Milliseconds of debt that decay per minute. */
  readonly minuteMs: number
  /** Debt up to this is within the budget. */
  readonly burstMs: number
}

export class OwnerBudgets {
  readonly #budget: Budget
  readonly #now: () => number
  readonly #accounts = new Map<string, Account>()

  constructor(budget: Budget, now: () => number = () => performance.now()) {
    this.#budget = budget
    this.#now = now
  }

  /** Debt is capped, so that an owner who used idle capacity for hours waits at most a minute. */
  spend(owner: string, milliseconds: number): void {
    const { minuteMs, burstMs } = this.#budget
    const usedMs = Math.min(this.#used(owner) + milliseconds, burstMs + minuteMs)
    this.#accounts.set(owner, { usedMs, at: this.#now() })
  }

  isOver(owner: string): boolean {
    return this.#used(owner) > this.#budget.burstMs
  }

  /** The owners over their budget. */
  get over(): readonly string[] {
    return [...this.#accounts.keys()].filter((owner) => this.isOver(owner))
  }

  /** The remaining debt; an owner without debt is removed. */
  #used(owner: string): number {
    const account = this.#accounts.get(owner)
    if (account === undefined) return 0
    const left = account.usedMs - ((this.#now() - account.at) * this.#budget.minuteMs) / 60_000
    if (left > 0) return left
    this.#accounts.delete(owner)
    return 0
  }
}
