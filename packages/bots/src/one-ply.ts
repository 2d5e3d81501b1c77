/** Follows every chain of its own decisions to its end and takes the one whose end it likes best. */
import { type GameEvent, type Rules, random, type Seat } from '@quayside/kernel'
import { type ChainPruning, visitAfterstates } from './afterstates.ts'
import type { Bot } from './bot.ts'
import { RemainingBudget } from './remaining-budget.ts'

export interface OnePlyEvaluation<State, Command> extends ChainPruning<State, Command> {
  /** How much the seat likes a position, seen with the seat's eyes. */
  value(state: State, seat: Seat): number
}

export const onePly = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  taste: OnePlyEvaluation<State, Command>,
): Bot<State, Command> => ({
  decide(view, seat, budget, seed, watch) {
    const all = rules.commands(view, seat)
    const kept = taste.keep(view, seat, all, true)
    let best = (kept[0] ?? all[0]) as Command
    if (kept.length <= 1) return best
    const allowance = new RemainingBudget(budget, watch)
    const chance = random(seed)
    let highest = Number.NEGATIVE_INFINITY
    let equals = 1
    visitAfterstates(rules, taste, view, seat, allowance, ({ command, state }) => {
      const value = taste.value(state, seat)
      if (value < highest) return
      equals = value > highest ? 1 : equals + 1
      highest = value
      // Each of several equals is kept with the same chance.
      if (equals === 1 || chance.nextInt(equals) === 0) best = command
    })
    return best
  },
})
