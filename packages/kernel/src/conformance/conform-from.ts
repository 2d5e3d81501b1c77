import type { Random } from '../random.ts'
import type { GameEvent } from '../rules.ts'
import { checkDeciders, checkOutcome } from './check-outcome.ts'
import { checkState } from './check-state.ts'
import type { StateRules } from './checked-state.ts'
import { checkAllCanAct, takeTurn } from './playout.ts'

/** How far to play on from a position, and how many states to check. */
export interface PlayOn {
  /** The most commands. */
  readonly depth: number
  /** Every how many positions everything is checked; what is cheap always is. */
  readonly every: number
  readonly arrangements: number
}

/**
 * Plays on at random from a position that may have come from outside, and throws a Nonconformity at the first breach
 * of the contract. Says how many commands were played.
 */
export const conformFrom = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
  source: Random,
  { depth, every, arrangements }: PlayOn,
): number => {
  const here = rules.copy(state)
  const looks: State[] = []
  const pool: Command[] = []
  for (;;) {
    const deciders = checkDeciders(rules, here)
    checkOutcome(rules, here)
    checkAllCanAct(rules, here, deciders)
    if (pool.length % every === 0) looks.push(rules.copy(here))
    if (deciders.length === 0 || pool.length === depth) break
    pool.push(takeTurn(rules, here, deciders, source).command)
  }
  for (const viewHash of looks) checkState(rules, viewHash, pool, arrangements, source)
  return pool.length
}
