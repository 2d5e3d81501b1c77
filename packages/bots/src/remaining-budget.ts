import type { Budget, DecisionWatch } from './bot.ts'
import { now } from './event-loop.ts'

/** Nodes between two looks at the clock and at whoever waits; a few microseconds each. */
const NODES_BETWEEN_LOOKS = 64

const LOOKS_BETWEEN_REPORTS = 32

/** What is left of a budget while a bot thinks. */
export class RemainingBudget {
  readonly #budget: Budget
  readonly #watch: DecisionWatch
  readonly #begun: number
  #nodes = 0
  #looks = 0
  #over: boolean

  constructor(budget: Budget, watch: DecisionWatch = {}) {
    this.#budget = budget
    this.#watch = watch
    this.#begun = budget.milliseconds === undefined ? 0 : now()
    this.#over = budget.nodes <= 0 || watch.cancelled?.() === true
  }

  get nodes(): number {
    return this.#nodes
  }

  /** Whether the bot has to come to an end. */
  get over(): boolean {
    return this.#over
  }

  /** Counts one node. */
  spend(): void {
    this.#nodes++
    if (this.#nodes >= this.#budget.nodes) this.#over = true
    else if (this.#nodes % NODES_BETWEEN_LOOKS === 0) this.#look()
  }

  #look(): void {
    const { milliseconds } = this.#budget
    const time = milliseconds === undefined ? 0 : (now() - this.#begun) / milliseconds
    if (time >= 1 || this.#watch.cancelled?.() === true) this.#over = true
    this.#looks++
    if (this.#looks % LOOKS_BETWEEN_REPORTS === 0)
      this.#watch.progress?.({
        nodes: this.#nodes,
        share: Math.min(1, Math.max(time, this.#nodes / this.#budget.nodes)),
      })
  }
}
