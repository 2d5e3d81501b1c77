import { kitFor } from '../games/registry.ts'
import { type GameResult, randomGame, seedOf } from './random-game.ts'

/** A run of games, and the part of it that one worker plays at a time. */
export interface Run {
  readonly game: string
  readonly options: unknown
  readonly seed: string
}

export interface Batch {
  readonly from: number
  readonly to: number
}

export const playBatch = (run: Run, { from, to }: Batch): GameResult[] => {
  const { rules } = kitFor(run.game)
  return Array.from({ length: to - from }, (_, place) =>
    randomGame(rules, run.options, seedOf(run.seed, from + place)),
  )
}
