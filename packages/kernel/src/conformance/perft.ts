import type { GameEvent } from '../rules.ts'
import type { StateRules } from './checked-state.ts'

/**
 * The number of command sequences of a given length: it changes with any change in move generation. Games that end
 * earlier do not count.
 */
export const perft = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
  depth: number,
): number => {
  if (depth === 0) return 1
  let sequences = 0
  for (const seat of rules.deciders(state)) {
    const commands = rules.commands(state, seat)
    if (depth === 1) sequences += commands.length
    else
      for (const command of commands) {
        const next = rules.copy(state)
        rules.apply(next, seat, command)
        sequences += perft(rules, next, depth - 1)
      }
  }
  return sequences
}
