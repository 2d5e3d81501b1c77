import { random, stateHash } from '@quayside/kernel'
import type { AnyRules } from '../games/game-adapter.ts'
import { adapterFor } from '../games/game-registry.ts'
import type { Batch } from './worker-pool.ts'

/** The plan that every worker of a simulation gets. */
export interface SimulationPlan {
  readonly game: string
  readonly options: unknown
  readonly seed: string
}

export const playBatch = async (
  run: SimulationPlan,
  { from, to }: Batch,
): Promise<readonly PlayedResult[]> => {
  const { rules } = adapterFor(run.game)
  return Array.from({ length: to - from }, (_, index) =>
    randomGame(rules, run.options, seedOf(run.seed, from + index)),
  )
}

/** Result of one random game. */
export interface PlayedResult {
  readonly decisions: number
  /** By seat. */
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  /** Differs for two games with different moves. */
  readonly digest: string
}

/** Far more decisions than any game takes, to stop one that does not end. */
export const DECISION_LIMIT = 100_000

/** Plays random commands to the end of a game, without record and events, which would cost time. */
const randomGame = (rules: AnyRules, options: unknown, seed: string): PlayedResult => {
  const state = rules.setup(options, seed)
  const source = random(`${seed} commands`)
  const list: unknown[] = []
  let decisions = 0
  for (;;) {
    const seats = rules.deciders(state)
    if (seats.length === 0) break
    const seat = seats[seats.length === 1 ? 0 : source.nextInt(seats.length)] ?? 0
    const commands = rules.commands(state, seat, list)
    rules.apply(state, seat, commands[source.nextInt(commands.length)])
    decisions++
    if (decisions > DECISION_LIMIT) throw new Error(`the game of seed ${seed} does not end`)
  }
  const { scores = [] } = rules.outcome(state) ?? {}
  return {
    decisions,
    scores: scores.map(({ total }) => total),
    ranks: scores.map(({ rank }) => rank),
    digest: stateHash(`${rules.hash(state)} ${decisions}`),
  }
}

/** Every game has its own seed, so that results do not depend on the number of threads. */
export const seedOf = (seed: string, game: number): string => `${seed}-${game}`
