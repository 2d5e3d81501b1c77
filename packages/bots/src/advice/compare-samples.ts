/** Difference between two commands, from samples taken in the same worlds. */
import type { Seat } from '@quayside/kernel'
import type { Finals } from '../search/playouts.ts'
import type { Adviser } from './adviser.ts'
import { lead } from './lead.ts'

export interface SampleComparison {
  /** Points of lead. */
  readonly gain: number
  /** Smaller gains are not significant. */
  readonly noise: number
}

interface Sampled {
  readonly samples: readonly Finals[]
}

/** With fewer samples the standard error is meaningless; twice the evaluator's error is used instead. */
const ENOUGH_SAMPLES = 3

/** Compares the samples that both commands have. Their spread counts as noise. */
export const compare = <State, Command>(
  adviser: Adviser<State, Command>,
  better: Sampled,
  worse: Sampled,
  seat: Seat,
): SampleComparison => {
  const { mean: gain, error } = differenceOf(
    leadsOf(adviser, better.samples, seat),
    leadsOf(adviser, worse.samples, seat),
  )
  return { gain, noise: error === null ? 2 * adviser.noise : Math.max(adviser.noise, error) }
}

/** Mean of the paired differences and its standard error; null if there are too few samples. */
export const differenceOf = (
  ahead: readonly number[],
  behind: readonly number[],
): { readonly mean: number; readonly error: number | null } => {
  const gains = ahead.slice(0, behind.length).map((value, place) => value - (behind[place] as number))
  const gain = mean(gains)
  const spread = mean(gains.map((value) => (value - gain) ** 2))
  return { mean: gain, error: gains.length < ENOUGH_SAMPLES ? null : Math.sqrt(spread / (gains.length - 1)) }
}

export const leadsOf = <State, Command>(
  adviser: Adviser<State, Command>,
  samples: readonly Finals[],
  seat: Seat,
): number[] => samples.map((finals) => lead(finals, seat, adviser.lead))

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
