/** Evaluates the end of every plan for the current decision and ranks the commands by their best plan. */

import type { Planner, RankedCommand } from '@quayside/bots'
import { RemainingBudget, visitAfterstates } from '@quayside/bots'
import type { Seat } from '@quayside/kernel'
import { isRoundStart, LAST_DELIVERIES, phaseIndex } from '../queries/index.ts'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { chains } from './decision-chains.ts'

/** Rates positions for a seat. */
export interface Evaluator {
  /** Sets a position that the next ones are similar to, so that they are evaluated faster. */
  setReference(s: State, seat: Seat): void
  value(s: State, seat: Seat): number
}

export class OnePly implements Planner<State, Command> {
  readonly #evaluator: Evaluator

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator
  }

  /**
   * Plans on the seat's view: with the full state, the end of a round would show cards before they are turned
   * up.
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
    this.#evaluator.setReference(view, seat)
    const best = new Map<Command, number>()
    visitAfterstates(packetRow, chains, view, seat, allowance, ({ command, state }) => {
      const value = this.#evaluator.value(state, seat)
      if (value > (best.get(command) ?? Number.NEGATIVE_INFINITY)) best.set(command, value)
    })
    if (best.size === 0) return [{ command: first, value: 0 }]
    return [...best].map(([command, value]) => ({ command, value }))
  }

  value(s: State, seat: Seat): number {
    this.#evaluator.setReference(s, seat)
    return this.#evaluator.value(s, seat)
  }

  /** A round is one turn of every seat. */
  isTurnOver(s: State): boolean {
    return isRoundStart(s) || phaseIndex(s) >= LAST_DELIVERIES
  }
}
