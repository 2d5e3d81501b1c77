/** How far two commands lie apart, by samples that were taken in the same worlds. */
import type { Seat } from '@quayside/kernel'
import type { Finals } from '../search/playouts.ts'
import type { Adviser } from './adviser.ts'
import { lead } from './lead.ts'

/** How much more one command is worth than another. */
export interface Comparison {
  /** Points of lead. */
  readonly gain: number
  /** A gain below this may be no gain at all. */
  readonly noise: number
}

interface Sampled {
  readonly samples: readonly Finals[]
}

/** From here on the samples of a difference can disagree; a judgement at once errs twice as far. */
const ENOUGH_SAMPLES = 3

/** By the samples that both have; what they disagree among each other is noise as well. */
export const compare = <State, Command>(
  adviser: Adviser<State, Command>,
  better: Sampled,
  worse: Sampled,
  seat: Seat,
): Comparison => {
  const { mean: gain, error } = differenceOf(
    leadsOf(adviser, better.samples, seat),
    leadsOf(adviser, worse.samples, seat),
  )
  return { gain, noise: error === null ? 2 * adviser.noise : Math.max(adviser.noise, error) }
}

/** The mean of the differences pair by pair, and its standard error; null where there are too few to tell. */
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
