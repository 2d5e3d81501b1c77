import type { Seat } from '@quayside/kernel'

/** How much a bot may think about one decision. A node is one command tried out on a position. */
export interface Budget {
  readonly nodes: number
  /** A limit of time besides; what is decided then depends on the machine, so tests and tables do without. */
  readonly milliseconds?: number
}

export interface Progress {
  /** Nodes so far. */
  readonly nodes: number
  /** From 0 to 1, by nodes or by time, whichever is nearer its end. */
  readonly share: number
}

/** Somebody who waits for a decision. */
export interface DecisionWatch {
  /** Asked every few nodes; the bot then answers at once with the best it has. */
  readonly cancelled?: () => boolean
  readonly progress?: (progress: Progress) => void
}

/**
 * A seat's mind, for any game of the kernel. It is shown the seat's view and nothing else, and it answers with a
 * legal command however small the budget. Equal views, node budgets and seeds give equal commands.
 */
export interface Bot<State, Command> {
  decide(view: State, seat: Seat, budget: Budget, seed: string, watch?: DecisionWatch): Command
}
