import type { Seat } from '@quayside/kernel'
import type { Adviser } from './adviser.ts'
import { type CommandEvaluation, leadsOf, mean } from './evaluate-commands.ts'

/** How much more one command is worth than another. */
export interface Comparison {
  /** Points of lead. */
  readonly gain: number
  /** A gain below this may be no gain at all. */
  readonly noise: number
}

/** From here on the samples of a difference can disagree; a judgement at once errs twice as far. */
const ENOUGH_SAMPLES = 3

/** By the samples that both have; what they disagree among each other is noise as well. */
export const compare = <State, Command>(
  adviser: Adviser<State, Command>,
  better: CommandEvaluation<State, Command>,
  worse: CommandEvaluation<State, Command>,
  seat: Seat,
): Comparison => {
  const [ahead, behind] = [leadsOf(adviser, better, seat), leadsOf(adviser, worse, seat)]
  const gains = ahead.slice(0, behind.length).map((value, place) => value - (behind[place] as number))
  const gain = mean(gains)
  const spread = Math.sqrt(mean(gains.map((value) => (value - gain) ** 2)))
  if (gains.length < ENOUGH_SAMPLES) return { gain, noise: 2 * adviser.noise }
  return { gain, noise: Math.max(adviser.noise, spread / Math.sqrt(gains.length - 1)) }
}
