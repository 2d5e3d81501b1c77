/**
 * Time of something shared, counted by whose it was. Whoever has used more than their budget of a minute comes after the
 * others until it has run off; nobody is kept from what no one else wants.
 */

interface Account {
  readonly usedMs: number
  readonly at: number
}

/** Nobody who used what was free for hours waits for hours afterwards. */
const MOST_BUDGETS_OWED = 2

export class OwnerBudgets {
  readonly #budgetMs: number
  readonly #now: () => number
  readonly #accounts = new Map<string, Account>()

  /** `budgetMs` runs off in a minute. */
  constructor(budgetMs: number, now: () => number = () => performance.now()) {
    this.#budgetMs = budgetMs
    this.#now = now
  }

  spend(owner: string, milliseconds: number): void {
    const usedMs = Math.min(this.#used(owner) + milliseconds, this.#budgetMs * MOST_BUDGETS_OWED)
    this.#accounts.set(owner, { usedMs, at: this.#now() })
  }

  isOver(owner: string): boolean {
    return this.#used(owner) > this.#budgetMs
  }

  /** Everybody who is over their budget. */
  get over(): readonly string[] {
    return [...this.#accounts.keys()].filter((owner) => this.isOver(owner))
  }

  /** Forgets whoever owes nothing any more. */
  #used(owner: string): number {
    const account = this.#accounts.get(owner)
    if (account === undefined) return 0
    const left = account.usedMs - ((this.#now() - account.at) * this.#budgetMs) / 60_000
    if (left > 0) return left
    this.#accounts.delete(owner)
    return 0
  }
}
