import type { Seat } from '@quayside/kernel'
import type { Adviser, Reason } from './adviser.ts'
import { compare } from './comparison.ts'
import { type CommandEvaluation, mean } from './evaluate-commands.ts'

/** One of the commands that are worth considering. */
export interface Suggestion {
  readonly command: string
  /** The commands that finish the action that it begins, as far as was looked. */
  readonly line: readonly string[]
  /** The final points of the seat that are to be expected. */
  readonly points: number
  /** Points of lead that it is worth less than the best. */
  readonly behind: number
  /** Whether that may be nothing but the judge's error. */
  readonly even: boolean
  readonly reasons: readonly Reason[]
}

/** Nobody counts finer. */
export const roundToTenth = (points: number): number => Math.round(10 * points) / 10

export const suggestion = <State, Command>(
  adviser: Adviser<State, Command>,
  view: State,
  seat: Seat,
  trial: CommandEvaluation<State, Command>,
  best: CommandEvaluation<State, Command> = trial,
): Suggestion => {
  const { command, follow, after, samples } = trial
  const { gain, noise } = compare(adviser, best, trial, seat)
  return {
    command: adviser.rules.notation.print(command),
    line: follow.map((next) => adviser.rules.notation.print(next)),
    points: roundToTenth(mean(samples.map((finals) => finals[seat] as number))),
    behind: roundToTenth(Math.max(0, gain)),
    even: gain < noise,
    reasons: adviser.reasons({ before: view, after, seat, command }),
  }
}
