import { random, type Seat } from '@quayside/kernel'
import { RemainingBudget } from '../remaining-budget.ts'
import type { WeighedCommand } from '../search/lookahead.ts'
import type { Finals } from '../search/playouts.ts'
import type { Adviser, ExpectedCommand, Explanation, Prospect, Reason } from './adviser.ts'
import { compare, differenceOf, leadsOf, mean } from './compare-samples.ts'

/** An expected command in notation. */
export interface ForeseenCommand {
  readonly seat: Seat
  readonly command: string
}

/** A command worth considering. */
export interface Suggestion {
  readonly command: string
  /** The commands that complete the action it begins. */
  readonly line: readonly string[]
  /** Expected commands of all seats until the seat has had two more turns. */
  readonly later: readonly ForeseenCommand[]
  /**
   * Expected final points of the seat, and their possible error. Compared with the best command in the worlds
   * that both have been tried in, so that none looks better only because its worlds were.
   */
  readonly points: number
  readonly error: number
  /** Points of lead that it is worse than the best command. */
  readonly behind: number
  /** Whether that difference is within the evaluator's error. */
  readonly even: boolean
  /**
   * Reasons for and against it compared with the second best; for all but the best, compared with the best.
   */
  readonly reasons: readonly Reason[]
  readonly against: readonly Reason[]
  /** The seat's likely next action; null if it cannot be predicted. */
  readonly outlook: Reason | null
}

export const roundToTenth = (points: number): number => Math.round(10 * points) / 10

/** Suggestions, best first, each with the reasons that set it apart. */
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
  const explanations = prospects.map((prospect, place) =>
    adviser.explain({
      ...prospect,
      before: view,
      seat,
      instead: prospects[place === 0 ? 1 : 0] ?? null,
      rivalGain: rivalGainOf(adviser, seat, weighed[place] ?? best, best),
    }),
  )
  const print = (command: Command): string => adviser.rules.notation.print(command)
  return weighed.map((one, place) => {
    const own = explanations[place]
    const other = explanations[place === 0 ? 1 : 0]
    const reasons = without(own?.reasons, other?.reasons)
    const against = without(own?.against, other?.against)
    const outlook = own?.outlook ?? null
    const isSilent = reasons.length === 0 && against.length === 0 && outlook === null
    return {
      ...bareSuggestion(adviser, seat, one, best),
      later: (prospects[place]?.later ?? []).map((step) => ({ ...step, command: print(step.command) })),
      // Better a reason that the next best shares than none, unless all commands share it.
      reasons: isSilent ? without(own?.reasons, heldByAll(explanations)) : reasons,
      against,
      outlook,
    }
  })
}

/** A suggestion with its numbers only, without a predicted line or reasons. */
export const bareSuggestion = <State, Command>(
  adviser: Adviser<State, Command>,
  seat: Seat,
  { command, follow, samples }: WeighedCommand<State, Command>,
  best: WeighedCommand<State, Command>,
): Suggestion => {
  const print = (one: Command): string => adviser.rules.notation.print(one)
  const { gain, noise } = compare(adviser, best, { samples }, seat)
  const more = pointsGained(samples, best.samples, seat)
  return {
    command: print(command),
    line: follow.map(print),
    later: [],
    points: roundToTenth(mean(pointsOf(best.samples, seat)) + more),
    error: errorOf(adviser.noise, samples, seat),
    behind: roundToTenth(Math.max(0, gain)),
    even: gain < noise,
    reasons: [],
    against: [],
    outlook: null,
  }
}

const pointsOf = (samples: readonly Finals[], seat: Seat): number[] =>
  samples.map((finals) => finals[seat] as number)

const pointsGained = (samples: readonly Finals[], best: readonly Finals[], seat: Seat): number =>
  differenceOf(pointsOf(samples, seat), pointsOf(best, seat)).mean

/** What a command with more points than the best one costs in lead: the points that it gives to rivals. */
const rivalGainOf = <State, Command>(
  adviser: Adviser<State, Command>,
  seat: Seat,
  { samples }: WeighedCommand<State, Command>,
  best: WeighedCommand<State, Command>,
): number => {
  const gained = pointsGained(samples, best.samples, seat)
  const { mean: lead } = differenceOf(leadsOf(adviser, samples, seat), leadsOf(adviser, best.samples, seat))
  const rivals = roundToTenth(gained - lead)
  const points = mean(pointsOf(best.samples, seat))
  // As people read them, in whole points.
  const hasMore = Math.round(roundToTenth(points + gained)) > Math.round(roundToTenth(points))
  return hasMore && Math.round(rivals) > 0 ? rivals : 0
}

/** A reason that applies to both commands does not help to choose. */
const without = (own: readonly Reason[] = [], other: readonly Reason[] = []): Reason[] => {
  const shared = new Set(other.map((reason) => JSON.stringify(reason)))
  return own.filter((reason) => !shared.has(JSON.stringify(reason)))
}

/** The reasons for every command. */
const heldByAll = ([first, ...others]: readonly Explanation[]): Reason[] =>
  (first?.reasons ?? []).filter((reason) =>
    others.every(({ reasons }) => without([reason], reasons).length === 0),
  )

/** The evaluator's error, or the spread of the samples if that is larger. */
export const errorOf = (noise: number, samples: readonly Finals[], seat: Seat): number => {
  const own = pointsOf(samples, seat)
  const middle = mean(own)
  return roundToTenth(Math.max(noise, Math.sqrt(mean(own.map((points) => (points - middle) ** 2)))))
}

/** Own turns to predict; beyond that the prediction would be guesswork. */
const TURNS = 2

/** Enough for two turns of five players; if it runs out, the line is shorter. */
const NODES = 4000

/**
 * Predicts the commands of all seats, each playing its best-ranked command, until the seat has had a few more
 * turns.
 */
const foresee = <State, Command>(
  adviser: Adviser<State, Command>,
  from: State,
  seat: Seat,
): ExpectedCommand<Command>[] => {
  const { rules } = adviser
  const state = rules.sampleState(rules.view(from, seat), random('foresight'))
  const planner = adviser.plannerFor(state)
  const allowance = new RemainingBudget({ nodes: NODES })
  const line: ExpectedCommand<Command>[] = []
  for (let turns = 0; turns < TURNS && !allowance.over; ) {
    const [decider] = rules.deciders(state)
    if (decider === undefined) break
    const [best] = [...planner.rank(state, decider, allowance)].sort((a, b) => b.value - a.value)
    if (best === undefined || allowance.over) break
    const already = planner.isTurnOver(state, seat)
    rules.apply(state, decider, best.command)
    line.push({ seat: decider, command: best.command })
    if (!already && planner.isTurnOver(state, seat)) turns++
  }
  return line
}
