import type { Seat } from '@quayside/kernel'

/** A command, and what the best plan that begins with it is worth. */
export interface Choice<Command> {
  readonly command: Command
  readonly value: number
}

/** Somebody who can judge a position and plan one's own next step, in any game. */
export interface Mind<State, Command> {
  /** Commands worth thinking about; never none where the seat has to decide. */
  rank(state: State, seat: Seat): readonly Choice<Command>[]
  value(state: State, seat: Seat): number
  /** Whether the seat has just done what its turn was for. */
  hasActed(state: State, seat: Seat): boolean
  /** Positions valued so far: the nodes of a budget. */
  readonly evaluations: number
}

/** Best first; equals stay in the order of the list. */
export const byValue = <Command>(choices: readonly Choice<Command>[]): Choice<Command>[] =>
  [...choices].sort((a, b) => b.value - a.value)

export const bestOf = <Command>(choices: readonly Choice<Command>[]): Choice<Command> => {
  const [best] = byValue(choices)
  if (best === undefined) throw new Error('nothing to choose from')
  return best
}
