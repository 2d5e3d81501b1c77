/**
 * A turn is a chain of small decisions: enter, pay, choose how many, pay again. Comparing whole turns needs
 * the positions at the ends of those chains.
 */
import type { GameEvent, Rules, Seat } from '@quayside/kernel'
import type { RemainingBudget } from './remaining-budget.ts'

/** Decides which chains are followed and where they end. */
export interface ChainPruning<State, Command> {
  /** The commands to follow, at least one; `first` marks the beginning of the chain. */
  keep(state: State, seat: Seat, commands: readonly Command[], first: boolean): readonly Command[]
  /** Whether the chain may end here although the same seat decides next. */
  isChainEnd(state: State, seat: Seat): boolean
  /** Whether the command only ends the turn: its chain then ends in the position before it. */
  endsTurn(command: Command): boolean
}

export interface Afterstate<State, Command> {
  /** The first command of the chain. */
  readonly command: Command
  readonly state: State
}

/** Guards against endless chains; the longest real ones have about twenty commands. */
const MAX_CHAIN_LENGTH = 64

/**
 * Calls `visit` with the end of every chain that begins with a command of the seat, until the budget is
 * spent.
 */
export const visitAfterstates = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  pruning: ChainPruning<State, Command>,
  state: State,
  seat: Seat,
  allowance: RemainingBudget,
  visit: (end: Afterstate<State, Command>) => void,
): void => {
  const follow = (from: State, begin: Command | null, length: number): void => {
    const commands = pruning.keep(from, seat, rules.commands(from, seat), begin === null)
    for (const link of commands) {
      if (allowance.over) return
      const command = begin ?? link
      if (pruning.endsTurn(link)) {
        visit({ command, state: from })
        continue
      }
      const next = rules.copy(from)
      rules.apply(next, seat, link)
      allowance.spend()
      if (ends(next, length)) visit({ command, state: next })
      else follow(next, command, length + 1)
    }
  }
  const ends = (next: State, length: number): boolean =>
    length >= MAX_CHAIN_LENGTH || !rules.deciders(next).includes(seat) || pruning.isChainEnd(next, seat)
  follow(state, null, 1)
}

/**
 * Follows at most `width` commands, evenly spaced and including the first and the last; chains end only when
 * another seat decides.
 */
export const spreadPruning = <State, Command>(width: number): ChainPruning<State, Command> => ({
  keep: (_state, _seat, commands) => {
    if (commands.length <= width) return commands
    const step = (commands.length - 1) / Math.max(1, width - 1)
    return Array.from({ length: width }, (_, place) => commands[Math.round(place * step)] as Command)
  },
  isChainEnd: () => false,
  endsTurn: () => false,
})
