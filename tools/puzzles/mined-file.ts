/**
 * The file of mined puzzles: one line of JSON per game, so that mining can be stopped and resumed at any
 * time.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Puzzle } from '@quayside/game'
import { root } from '../prepare.mjs'

interface MinedLine {
  /** Number of the game. */
  readonly number: number
  readonly puzzles: readonly Puzzle[]
}

export const minedFile = (game: string, seed: string): string =>
  join(root, '.cache', 'puzzles', `${game}-${seed}.jsonl`)

/** A line that was cut off when the miner was stopped is mined again. */
export const readMined = (file: string): readonly MinedLine[] => {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as MinedLine]
      } catch {
        return []
      }
    })
}

export const addMined = (file: string, line: MinedLine): void => {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(line)}\n`)
}
