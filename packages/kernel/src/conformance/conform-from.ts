import type { Random } from '../random.ts'
import type { GameEvent } from '../rules.ts'
import { checkDeciders, checkOutcome } from './check-outcome.ts'
import { checkState } from './check-state.ts'
import type { StateRules } from './checked-state.ts'
import { checkAllCanAct, takeTurn } from './playout.ts'

/** How far to play from a position, and how many states to check. */
export interface PlayOn {
  /** Maximum number of commands. */
  readonly depth: number
  /** Every how many states all checks run; the cheap ones always run. */
  readonly every: number
  readonly arrangements: number
}

/**
 * Plays at random from a position that may come from outside, and throws a `ConformanceError` at the first violation of
 * the contract. Returns the number of commands played.
 */
export const conformFrom = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
  source: Random,
  { depth, every, arrangements }: PlayOn,
): number => {
  const current = rules.copy(state)
  const samples: State[] = []
  const pool: Command[] = []
  for (;;) {
    const deciders = checkDeciders(rules, current)
    checkOutcome(rules, current)
    checkAllCanAct(rules, current, deciders)
    if (pool.length % every === 0) samples.push(rules.copy(current))
    if (deciders.length === 0 || pool.length === depth) break
    pool.push(takeTurn(rules, current, deciders, source).command)
  }
  for (const sampled of samples) checkState(rules, sampled, pool, arrangements, source)
  return pool.length
}
