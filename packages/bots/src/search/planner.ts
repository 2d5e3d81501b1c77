import type { Random, Seat } from '@quayside/kernel'
import type { RemainingBudget } from '../remaining-budget.ts'

/** A command, and what the best plan that begins with it is worth. */
export interface RankedCommand<Command> {
  readonly command: Command
  readonly value: number
}

/** Somebody who can judge a position and plan one's own next step, in any game. */
export interface Planner<State, Command> {
  /**
   * Commands worth thinking about, at least one where the seat has to decide. Every position that is valued spends a
   * node; once the allowance is over, those found so far have to do.
   */
  rank(state: State, seat: Seat, allowance: RemainingBudget): readonly RankedCommand<Command>[]
  value(state: State, seat: Seat): number
  /** Whether the seat has just done what its turn was for. */
  isTurnOver(state: State, seat: Seat): boolean
}

/** Best first; equals stay in the order of the list. */
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

/** Out of a hundred decisions that are imagined, how many fall on the second best: else all would go the same way. */
const WHIMS = 8

/** The best, or now and then the second best; without whims always the best. */
export const choiceWithWhims = <Command>(
  choices: readonly RankedCommand<Command>[],
  whims: Random | null,
): RankedCommand<Command> => {
  if (whims === null || whims.nextInt(100) >= WHIMS) return bestCommand(choices)
  const [best, second = best] = sortByValue(choices)
  return second as RankedCommand<Command>
}
