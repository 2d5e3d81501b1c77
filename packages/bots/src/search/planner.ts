import type { Random, Seat } from '@quayside/kernel'
import type { RemainingBudget } from '../remaining-budget.ts'

/** A command with the value of the best plan that begins with it. */
export interface RankedCommand<Command> {
  readonly command: Command
  readonly value: number
}

/** Evaluates positions and plans a seat's next action. */
export interface Planner<State, Command> {
  /**
   * Commands worth considering, at least one if the seat is a decider. Every evaluated position spends a
   * node; once the budget is spent, those found so far are returned.
   */
  rank(state: State, seat: Seat, allowance: RemainingBudget): readonly RankedCommand<Command>[]
  value(state: State, seat: Seat): number
  /** Whether the seat has just completed the main action of its turn. */
  isTurnOver(state: State, seat: Seat): boolean
}

/** Best first; equal values keep their order. */
export const sortByValue = <Valued extends { readonly value: number }>(
  choices: readonly Valued[],
): Valued[] => [...choices].sort((a, b) => b.value - a.value)

export const bestCommand = <Valued extends { readonly value: number }>(
  choices: readonly Valued[],
): Valued => {
  const [best] = sortByValue(choices)
  if (best === undefined) throw new Error('nothing to choose from')
  return best
}

/** Percentage of simulated decisions that take the second best, so that rollouts differ. */
const SECOND_BEST_PERCENT = 8

/** The best or occasionally the second best; without noise always the best. */
export const choiceWithNoise = <Command>(
  choices: readonly RankedCommand<Command>[],
  noise: Random | null,
): RankedCommand<Command> => {
  if (noise === null || noise.nextInt(100) >= SECOND_BEST_PERCENT) return bestCommand(choices)
  const [best, second = best] = sortByValue(choices)
  return second as RankedCommand<Command>
}
