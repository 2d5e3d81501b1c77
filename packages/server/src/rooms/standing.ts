import type { StandingRow } from '../storage/schema.ts'
import type { AnyGame } from './games.ts'

/** Where a table stands after so many entries of its log. */
export const standingOf = (
  room: string,
  seq: number,
  { at, rules, state }: Pick<AnyGame, 'at' | 'rules' | 'state'>,
  changed: number,
  /** Without a result. */
  ended = false,
): StandingRow => ({
  room,
  seq,
  at,
  over: ended || rules.outcome(state) !== null ? 1 : 0,
  waits: JSON.stringify(ended ? [] : rules.deciders(state)),
  changed,
})
