import { readFileSync } from 'node:fs'
import { parseRecord, printRecord, recordUntil } from '@quayside/kernel'

export type GoldenGame = 'full-4' | 'full-5' | 'short-4' | 'short-5'

/** The record of a golden game up to a move, so that a test need not play it. */
export const goldenGame = (name: GoldenGame, at: number): string => {
  const text = readFileSync(
    new URL(`../../../games/le-havre/fixtures/version-1/golden/${name}.txt`, import.meta.url),
    'utf8',
  )
  const record = parseRecord(text)
  if (!record.ok) throw new Error(`${name} is no record`)
  return printRecord(recordUntil(record.value, at))
}

/** A move in the middle of a game, with a full table. */
export const MIDDLE_MOVE = 430
