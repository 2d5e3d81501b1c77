import type { Seat } from '@quayside/kernel'
import type { WeighedCommand } from '../search/lookahead.ts'
import type { Finals } from '../search/playouts.ts'
import type { Adviser, Prospect, Reason } from './adviser.ts'
import { compare, mean } from './comparison.ts'
import { foresee } from './foresight.ts'

/** What somebody is expected to do, in notation. */
export interface ForeseenCommand {
  readonly seat: Seat
  readonly command: string
}

/** One of the commands that are worth considering. */
export interface Suggestion {
  readonly command: string
  /** The commands that finish the action that it begins. */
  readonly line: readonly string[]
  /** What everybody is expected to do then, until the seat has had two more turns. */
  readonly later: readonly ForeseenCommand[]
  /** The final points of the seat that are to be expected, and how far they may be off. */
  readonly points: number
  readonly error: number
  /** Points of lead that it is worth less than the best. */
  readonly behind: number
  /** Whether that may be nothing but the judge's error. */
  readonly even: boolean
  /** What speaks for it, and what against it, compared with the next best; for all but the best, with the best. */
  readonly reasons: readonly Reason[]
  readonly against: readonly Reason[]
  /** What the seat means to do after it; null where that cannot be foreseen. */
  readonly outlook: Reason | null
}

/** Nobody counts finer. */
export const roundToTenth = (points: number): number => Math.round(10 * points) / 10

/** Those that are told, the best first; with what distinguishes each. */
export const suggestionsOf = <State, Command>(
  adviser: Adviser<State, Command>,
  view: State,
  seat: Seat,
  weighed: readonly WeighedCommand<State, Command>[],
): Suggestion[] => {
  const [best] = weighed
  if (best === undefined) return []
  const prospects = weighed.map(
    ({ command, after }): Prospect<State, Command> => ({
      command,
      after,
      later: foresee(adviser, after, seat),
    }),
  )
  const pleadings = prospects.map((prospect, place) =>
    adviser.plead({ ...prospect, before: view, seat, instead: prospects[place === 0 ? 1 : 0] ?? null }),
  )
  const print = (command: Command): string => adviser.rules.notation.print(command)
  return weighed.map((one, place) => {
    const own = pleadings[place]
    const other = pleadings[place === 0 ? 1 : 0]
    return {
      ...bareSuggestion(adviser, seat, one, best),
      later: (prospects[place]?.later ?? []).map((step) => ({ ...step, command: print(step.command) })),
      reasons: without(own?.reasons, other?.reasons),
      against: without(own?.against, other?.against),
      outlook: own?.outlook ?? null,
    }
  })
}

/** What the numbers say about a command, compared with the best; nothing is foreseen or said about it. */
export const bareSuggestion = <State, Command>(
  adviser: Adviser<State, Command>,
  seat: Seat,
  { command, follow, samples }: WeighedCommand<State, Command>,
  best: WeighedCommand<State, Command>,
): Suggestion => {
  const print = (one: Command): string => adviser.rules.notation.print(one)
  const { gain, noise } = compare(adviser, best, { samples }, seat)
  return {
    command: print(command),
    line: follow.map(print),
    later: [],
    points: roundToTenth(mean(samples.map((finals) => finals[seat] as number))),
    error: errorOf(adviser.noise, samples, seat),
    behind: roundToTenth(Math.max(0, gain)),
    even: gain < noise,
    reasons: [],
    against: [],
    outlook: null,
  }
}

/** What speaks for both alike is no reason to choose one of them. */
const without = (own: readonly Reason[] = [], other: readonly Reason[] = []): Reason[] => {
  const shared = new Set(other.map((reason) => JSON.stringify(reason)))
  return own.filter((reason) => !shared.has(JSON.stringify(reason)))
}

/** The judge's own error at least; as far as the samples disagree, more. */
export const errorOf = (noise: number, samples: readonly Finals[], seat: Seat): number => {
  const own = samples.map((finals) => finals[seat] as number)
  const middle = mean(own)
  return roundToTenth(Math.max(noise, Math.sqrt(mean(own.map((points) => (points - middle) ** 2)))))
}
