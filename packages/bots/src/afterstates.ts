/**
 * A turn is a chain of small decisions: enter, pay, choose how many, pay again. Whoever compares whole turns needs
 * the positions at the ends of those chains.
 */
import type { GameEvent, Rules, Seat } from '@quayside/kernel'
import type { RemainingBudget } from './remaining-budget.ts'

/** How a game wants its chains cut. */
export interface ChainPruning<State, Command> {
  /** The commands worth following, at least one; `first` where the chain begins. */
  keep(state: State, seat: Seat, commands: readonly Command[], first: boolean): readonly Command[]
  /** Whether the chain may end here although the same seat would be asked again. */
  isChainEnd(state: State, seat: Seat): boolean
  /** Whether the command merely hands on: its chain ends in the position before it. */
  endsTurn(command: Command): boolean
}

export interface Afterstate<State, Command> {
  /** The first command of the chain. */
  readonly command: Command
  readonly state: State
}

/** A chain that goes on for ever would be a mistake in the rules; the engine's longest have some twenty links. */
const LONGEST = 64

/** Calls `visit` with the end of every chain that begins with a command of the seat's, until the allowance is over. */
export const visitAfterstates = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  thinning: ChainPruning<State, Command>,
  state: State,
  seat: Seat,
  allowance: RemainingBudget,
  visit: (end: Afterstate<State, Command>) => void,
): void => {
  const follow = (from: State, begin: Command | null, length: number): void => {
    const commands = thinning.keep(from, seat, rules.commands(from, seat), begin === null)
    for (const link of commands) {
      if (allowance.over) return
      const command = begin ?? link
      if (thinning.endsTurn(link)) {
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
    length >= LONGEST || !rules.deciders(next).includes(seat) || thinning.isChainEnd(next, seat)
  follow(state, null, 1)
}

/** Nothing cut but the crowd: of many commands an even spread with both ends, each chain to the seat's last word. */
export const spreadPruning = <State, Command>(width: number): ChainPruning<State, Command> => ({
  keep: (_state, _seat, commands) => {
    if (commands.length <= width) return commands
    const step = (commands.length - 1) / Math.max(1, width - 1)
    return Array.from({ length: width }, (_, place) => commands[Math.round(place * step)] as Command)
  },
  isChainEnd: () => false,
  endsTurn: () => false,
})
