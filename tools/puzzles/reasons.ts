/** Computes the reasons for the best plan of a puzzle when it is packed. */
import type { Planner } from '@quayside/bots'
import type { LineStep, Puzzle } from '@quayside/game'
import { type AnyRules, random, type Seat } from '@quayside/kernel'
import type { MinedGame } from './mined-games.ts'

/** A line split into its plan, the state after it, and the continuation; null if it cannot be read. */
const prospect = (
  rules: AnyRules,
  planner: Planner<unknown, unknown>,
  start: unknown,
  seat: Seat,
  line: readonly LineStep[],
) => {
  const steps = line.flatMap((step) => {
    const command = rules.notation.parse(step.command)
    return command.ok ? [{ seat: step.seat, command: command.value }] : []
  })
  const [first] = steps
  if (first === undefined || steps.length < line.length) return null
  const after = rules.copy(start)
  const ends = steps.findIndex((step, place) => {
    if (step.seat !== seat || (place > 0 && planner.isTurnOver(after, seat))) return true
    rules.apply(after, seat, step.command)
    return false
  })
  return { command: first.command, after, later: ends === -1 ? [] : steps.slice(ends) }
}

export const reasonsFor = async (
  { adviser }: MinedGame,
  { position, seat, line, refutation }: Puzzle,
): Promise<Puzzle['reasons']> => {
  const { rules } = adviser
  const read = rules.position.read(position)
  if (!read.ok) return []
  await adviser.prepare(read.value)
  const planner = adviser.plannerFor(read.value)
  const before = rules.sampleState(read.value, random('line'))
  const best = prospect(rules, planner, before, seat, line)
  if (best === null) return []
  const instead = prospect(rules, planner, before, seat, refutation)
  return adviser.explain({ ...best, before, seat, instead, rivalGain: 0 }).reasons
}
