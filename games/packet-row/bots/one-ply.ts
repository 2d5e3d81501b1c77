/** Looks at every plan for the decision at hand, down to its end, and takes the one whose outcome it likes best. */

import type { Planner, RankedCommand } from '@quayside/bots'
import { RemainingBudget, visitAfterstates } from '@quayside/bots'
import type { Seat } from '@quayside/kernel'
import { isRoundStart, LAST_DELIVERIES, phaseIndex } from '../queries/index.ts'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { chains } from './decision-chains.ts'

/** Says how much a seat likes a position. */
export interface Evaluator {
  /** The positions that are judged next differ little from this one. */
  setReference(s: State, seat: Seat): void
  value(s: State, seat: Seat): number
}

export class OnePly implements Planner<State, Command> {
  readonly #judge: Evaluator

  constructor(judge: Evaluator) {
    this.#judge = judge
  }

  /**
   * The commands worth thinking about, each with the value of the best plan that begins with it. Plans are made on
   * the seat's view: a round that ends would otherwise show cards before they are turned up.
   */
  rank(
    s: State,
    seat: Seat,
    allowance = new RemainingBudget({ nodes: Number.POSITIVE_INFINITY }),
  ): RankedCommand<Command>[] {
    const view = packetRow.view(s, seat)
    const kept = chains.keep(view, seat, packetRow.commands(view, seat), true)
    const [first] = kept
    if (first === undefined) return []
    if (kept.length === 1) return [{ command: first, value: 0 }]
    this.#judge.setReference(view, seat)
    const best = new Map<Command, number>()
    visitAfterstates(packetRow, chains, view, seat, allowance, ({ command, state }) => {
      const value = this.#judge.value(state, seat)
      if (value > (best.get(command) ?? Number.NEGATIVE_INFINITY)) best.set(command, value)
    })
    if (best.size === 0) return [{ command: first, value: 0 }]
    return [...best].map(([command, value]) => ({ command, value }))
  }

  value(s: State, seat: Seat): number {
    this.#judge.setReference(s, seat)
    return this.#judge.value(s, seat)
  }

  /** A round is one turn of everybody's. */
  isTurnOver(s: State): boolean {
    return isRoundStart(s) || phaseIndex(s) >= LAST_DELIVERIES
  }
}
