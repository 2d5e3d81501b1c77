/** A finished game from a record, as the explorer counts it. */
import { type GameLine, parseRecord } from '@quayside/kernel'
import type { CountedSetUp } from './count-games.ts'

export interface FinishedGame {
  readonly line: GameLine
  /** Those of the set-up, whichever seat began. */
  readonly options: unknown
}

/** Null for a game of another set-up or version of the rules, and for an unfinished one. */
export const finishedGame = (
  text: string,
  { rules, explorer, setUp }: Pick<CountedSetUp, 'rules' | 'explorer' | 'setUp'>,
): FinishedGame | null => {
  const record = parseRecord(text)
  if (!record.ok || record.value.rulesVersion !== rules.version) return null
  const { seed, moves, result } = record.value
  const options = rules.options(record.value.options)
  if (!options.ok || !result || explorer.setUpOf(options.value) !== setUp) return null
  return { line: { seed, moves, totals: result }, options: options.value }
}
