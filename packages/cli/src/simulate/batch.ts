import { adapterFor } from '../games/registry.ts'
import { type GameResult, randomGame, seedOf } from './random-game.ts'

/** A run of games, and the part of it that one worker plays at a time. */
export interface SimulationPlan {
  readonly game: string
  readonly options: unknown
  readonly seed: string
}

export interface Batch {
  readonly from: number
  readonly to: number
}

export const playBatch = (run: SimulationPlan, { from, to }: Batch): GameResult[] => {
  const { rules } = adapterFor(run.game)
  return Array.from({ length: to - from }, (_, place) =>
    randomGame(rules, run.options, seedOf(run.seed, from + place)),
  )
}
