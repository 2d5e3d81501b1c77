import { readFileSync } from 'node:fs'
import { parseRecord, printRecord, recordUntil } from '@quayside/kernel'

export type GoldenGame = 'full-4' | 'full-5' | 'short-4' | 'short-5'

/** A whole game as far as this position; nobody has to sit there and play it. */
export const golden = (name: GoldenGame, at: number): string => {
  const text = readFileSync(
    new URL(`../../../../games/le-havre/fixtures/version-1/golden/${name}.txt`, import.meta.url),
    'utf8',
  )
  const record = parseRecord(text)
  if (!record.ok) throw new Error(`${name} is no record`)
  return printRecord(recordUntil(record.value, at))
}

/** A full table in the middle of a game. */
export const MIDDLE = 430
