import { random, type Seat } from '@quayside/kernel'
import { RemainingBudget } from '../remaining-budget.ts'
import type { Adviser, LineStep } from './adviser.ts'

/** Own turns that are foreseen; further ahead everything would be guessed. */
const TURNS = 2

/** Enough for two turns of five players; where it does not last, the line is shorter. */
const NODES = 4000

/** How everybody plays on from a position as they like best, until the seat has had a few more turns. */
export const foresee = <State, Command>(
  adviser: Adviser<State, Command>,
  from: State,
  seat: Seat,
): LineStep<Command>[] => {
  const { rules } = adviser
  const state = rules.sampleState(rules.view(from, seat), random('foresight'))
  const planner = adviser.plannerFor(state)
  const allowance = new RemainingBudget({ nodes: NODES })
  const line: LineStep<Command>[] = []
  for (let turns = 0; turns < TURNS && !allowance.over; ) {
    const [decider] = rules.deciders(state)
    if (decider === undefined) break
    const [best] = [...planner.rank(state, decider, allowance)].sort((a, b) => b.value - a.value)
    if (best === undefined || allowance.over) break
    const already = planner.isTurnOver(state, seat)
    rules.apply(state, decider, best.command)
    line.push({ seat: decider, command: best.command })
    if (!already && planner.isTurnOver(state, seat)) turns++
  }
  return line
}
