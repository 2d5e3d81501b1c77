import { stateHash } from '@quayside/kernel'
import type { PlayedResult } from './play-batch.ts'

/** Statistics of a list of numbers. */
export interface Distribution {
  readonly least: number
  readonly mean: number
  readonly median: number
  readonly most: number
  /** Standard deviation of the sample. */
  readonly deviation: number
}

export interface SimulationStatistics {
  readonly games: number
  readonly decisions: Distribution
  /** Over all seats. */
  readonly scores: Distribution
  readonly winners: Distribution
  readonly seats: readonly { readonly seat: number; readonly mean: number; readonly wins: number }[]
  /** Games that more than one seat won. */
  readonly ties: number
  /** Equal for equal games, whatever the number of threads. */
  readonly digest: string
}

const round = (value: number): number => Math.round(value * 100) / 100

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export const spread = (values: readonly number[]): Distribution => {
  const sorted = values.toSorted((a, b) => a - b)
  const mean = meanOf(values)
  const middle = sorted.length / 2
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return {
    least: sorted[0] ?? 0,
    mean: round(mean),
    median,
    most: sorted.at(-1) ?? 0,
    deviation: round(Math.sqrt(squares / Math.max(1, values.length - 1))),
  }
}

export const summarize = (results: readonly PlayedResult[]): SimulationStatistics => {
  const seats = results[0]?.scores.length ?? 0
  const winning = results.map(({ scores, ranks }) => scores[ranks.indexOf(1)] ?? 0)
  return {
    games: results.length,
    decisions: spread(results.map(({ decisions }) => decisions)),
    scores: spread(results.flatMap(({ scores }) => scores)),
    winners: spread(winning),
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat: seat + 1,
      mean: round(meanOf(results.map(({ scores }) => scores[seat] ?? 0))),
      wins: results.filter(({ ranks }) => ranks[seat] === 1).length,
    })),
    ties: results.filter(({ ranks }) => ranks.filter((rank) => rank === 1).length > 1).length,
    digest: stateHash(results.map((result) => result.digest).join(' ')),
  }
}
