import type { Seat } from '@quayside/kernel'

/** Limit of one decision. A search node is one command applied to a position. */
export interface Budget {
  readonly nodes: number
  /** Additional time limit; results then depend on the machine, so tests and tournaments use nodes only. */
  readonly milliseconds?: number
}

export interface SearchProgress {
  readonly nodes: number
  /** From 0 to 1, by nodes or by time, whichever is further. */
  readonly share: number
}

/** Callbacks of a caller that waits for a decision. */
export interface DecisionWatch {
  /**
   * Polled every few nodes; once it returns true the bot immediately answers with the best command found so
   * far.
   */
  readonly cancelled?: () => boolean
  readonly progress?: (progress: SearchProgress) => void
}

/**
 * A bot for any game of the kernel. It sees the seat's view only and returns a legal command however small
 * the budget. Equal views, node budgets and seeds give equal commands.
 */
export interface Bot<State, Command> {
  decide(view: State, seat: Seat, budget: Budget, seed: string, watch?: DecisionWatch): Command
}

/** A bot with its intended budget. */
export interface Level<State, Command> {
  readonly bot: Bot<State, Command>
  readonly budget: Budget
  /** The same bot with several times the search. */
  readonly longer?: Level<State, Command>
}
