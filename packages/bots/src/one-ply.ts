/**
 * A bot that follows every chain of its own decisions to the end and takes the one with the best final
 * position.
 */
import { type GameEvent, type Rules, random, type Seat } from '@quayside/kernel'
import { type ChainPruning, visitAfterstates } from './afterstates.ts'
import type { Bot } from './bot.ts'
import { RemainingBudget } from './remaining-budget.ts'

export interface OnePlyEvaluation<State, Command> extends ChainPruning<State, Command> {
  /** Value of a position for the seat, from what the seat knows. */
  value(state: State, seat: Seat): number
}

export const onePly = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  evaluation: OnePlyEvaluation<State, Command>,
): Bot<State, Command> => ({
  decide(view, seat, budget, seed, watch) {
    const all = rules.commands(view, seat)
    const kept = evaluation.keep(view, seat, all, true)
    let best = (kept[0] ?? all[0]) as Command
    if (kept.length <= 1) return best
    const allowance = new RemainingBudget(budget, watch)
    const chance = random(seed)
    let highest = Number.NEGATIVE_INFINITY
    let equals = 1
    visitAfterstates(rules, evaluation, view, seat, allowance, ({ command, state }) => {
      const value = evaluation.value(state, seat)
      if (value < highest) return
      equals = value > highest ? 1 : equals + 1
      highest = value
      // Reservoir sampling: each of several equals has the same chance.
      if (equals === 1 || chance.nextInt(equals) === 0) best = command
    })
    return best
  },
})
