import type { Budget, DecisionWatch } from './bot.ts'
import { now } from './event-loop.ts'

/** Nodes between two checks of the clock and of cancellation; a few microseconds each. */
const NODES_BETWEEN_CHECKS = 64

const CHECKS_BETWEEN_REPORTS = 32

/** Tracks the nodes and the time that a decision has used. */
export class RemainingBudget {
  readonly #budget: Budget
  readonly #watch: DecisionWatch
  readonly #begun: number
  #nodes = 0
  #checks = 0
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

  /** Nodes that may still be spent. */
  get left(): number {
    return Math.max(0, this.#budget.nodes - this.#nodes)
  }

  /** Whether the bot must stop. */
  get over(): boolean {
    return this.#over
  }

  spend(): void {
    this.#nodes++
    if (this.#nodes >= this.#budget.nodes) this.#over = true
    else if (this.#nodes % NODES_BETWEEN_CHECKS === 0) this.#check()
  }

  #check(): void {
    const { milliseconds } = this.#budget
    const time = milliseconds === undefined ? 0 : (now() - this.#begun) / milliseconds
    if (time >= 1 || this.#watch.cancelled?.() === true) this.#over = true
    this.#checks++
    if (this.#checks % CHECKS_BETWEEN_REPORTS === 0)
      this.#watch.progress?.({
        nodes: this.#nodes,
        share: Math.min(1, Math.max(time, this.#nodes / this.#budget.nodes)),
      })
  }
}
