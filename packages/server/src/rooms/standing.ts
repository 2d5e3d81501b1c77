import type { StandingRow } from '../storage/schema.ts'
import type { AnyGame } from './games.ts'

/** Where a table stands after so many entries of its log. */
export const standingOf = (
  room: string,
  seq: number,
  { at, rules, state }: Pick<AnyGame, 'at' | 'rules' | 'state'>,
  changed: number,
): StandingRow => ({
  room,
  seq,
  at,
  over: rules.outcome(state) === null ? 0 : 1,
  waits: JSON.stringify(rules.deciders(state)),
  changed,
})
