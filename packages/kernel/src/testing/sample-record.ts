import { type GameRecord, newRecord, type RecordMove } from '../record.ts'
import { highCard } from './high-card/rules.ts'

/** The first round of a game that dealt 2 and 10 to seat 0, 6 and 7 to seat 1, and 3 coins to each. */
export const SAMPLE_MOVES: readonly (readonly [seat: number, command: string])[] = [
  [0, 'borrow'],
  [0, 'commit 10'],
  [1, 'commit 6'],
  [0, 'pay 1'],
]

export const sampleRecord = (moves = SAMPLE_MOVES): GameRecord => {
  const opened = newRecord(highCard, {}, 'sunday')
  if (!opened.ok) throw new Error(opened.refusal.code)
  const lines = moves.map(([seat, command], at): RecordMove => ({ moveNumber: at, seat, command }))
  return { ...opened.value, moves: lines }
}
