/**
 * Checks whether a suspicious decision is a mistake. A level searches it first; unless it prefers the same
 * command, the played command and the preferred one are rolled out to the end in several sampled worlds. Only
 * those rollouts decide: the search chose the most promising of several commands, so its own estimate of the
 * gain is too high.
 */
import type { Seat } from '@quayside/kernel'
import { type Adviser, expected } from '../advice/adviser.ts'
import { compare, differenceOf, leadsOf, mean } from '../advice/compare-samples.ts'
import { roundToTenth, type Suggestion, suggestionsOf } from '../advice/suggestion.ts'
import type { RemainingBudget } from '../remaining-budget.ts'
import { runToEnd } from '../run-to-end.ts'
import type { WeighedCommand, WeighingBot } from '../search/lookahead.ts'
import { type Finals, Playouts } from '../search/playouts.ts'

/** A decision that looks like a mistake. */
export interface Suspect<State, Command> {
  readonly view: State
  readonly seat: Seat
  readonly command: Command
  readonly seed: string
}

/** Null if the budget ran out before a verdict. */
export interface MistakeCheck {
  readonly mistake: boolean
  readonly played: Suggestion
  /** Null if nothing better was found. */
  readonly better: Suggestion | null
  /** Rollouts of each of the two commands. */
  readonly playouts: number
}

/**
 * Numbers of sampled worlds after which the rollouts are judged, and the standard errors by which a mistake
 * must then differ from zero: for each look, the bound that one harmless decision in two hundred passes
 * (Student's t).
 */
const LOOKS = [
  { worlds: 4, standardErrors: 5.8 },
  { worlds: 8, standardErrors: 3.5 },
  { worlds: 16, standardErrors: 2.95 },
  { worlds: 32, standardErrors: 2.75 },
  { worlds: 48, standardErrors: 2.7 },
] as const

/** A mistake costs at least this share of the evaluator's error. */
const MIN_GAIN_SHARE = 0.5

export const analyse = <State, Command>(
  adviser: Adviser<State, Command>,
  bot: WeighingBot<State, Command>,
  suspect: Suspect<State, Command>,
  allowance: RemainingBudget,
): MistakeCheck | null => {
  const { view, seat, command, seed } = suspect
  const { notation } = adviser.rules
  const text = notation.print(command)
  const expect = (state: State): Finals => expected(adviser, state, seat)
  const weighed = runToEnd(bot.weigh({ view, seat, seed, allowance, expect, also: command }))
  const own = weighed.find((one) => notation.print(one.command) === text)
  const other = weighed.find((one) => notation.print(one.command) !== text)
  if (allowance.over || own === undefined || other === undefined) return null
  const isPreferred = weighed[0] === own
  const estimate = compare(adviser, other, own, seat)
  if (isPreferred || estimate.gain <= 0) return cleared(adviser, suspect, own, null, 0)
  const playouts = new Playouts(adviser.rules, adviser.plannerFor(view), {
    view,
    seat,
    seed: `${seed} played out`,
    allowance,
  })
  const finals: [Finals[], Finals[]] = [[], []]
  const worth = MIN_GAIN_SHARE * adviser.noise
  for (const { worlds, standardErrors } of LOOKS) {
    while (finals[0].length < worlds) {
      const found = playouts.next([other.command, own.command])
      if (found === null) return null
      for (const [place, points] of found.entries()) finals[place]?.push(points)
    }
    const [ahead = [], behind = []] = finals.map((samples) => leadsOf(adviser, samples, seat))
    const { mean: gain, error } = differenceOf(ahead, behind)
    const noise = error ?? adviser.noise
    if (gain >= Math.max(worth, standardErrors * noise))
      return mistake(adviser, suspect, [other, own], finals, gain)
    if (gain + noise < worth) break
  }
  return cleared(adviser, suspect, own, other, finals[0].length)
}

const mistake = <State, Command>(
  adviser: Adviser<State, Command>,
  { view, seat }: Suspect<State, Command>,
  pair: readonly WeighedCommand<State, Command>[],
  finals: readonly (readonly Finals[])[],
  gain: number,
): MistakeCheck => {
  const [better, played] = suggestionsOf(adviser, view, seat, pair).map((one, place): Suggestion => {
    const own = (finals[place] ?? []).map((points) => points[seat] as number)
    return { ...one, points: roundToTenth(mean(own)), even: place === 0 }
  })
  if (better === undefined || played === undefined) throw new Error('two commands give two suggestions')
  return {
    mistake: true,
    played: { ...played, behind: roundToTenth(gain) },
    better: { ...better, behind: 0 },
    playouts: finals[0]?.length ?? 0,
  }
}

const cleared = <State, Command>(
  adviser: Adviser<State, Command>,
  { view, seat }: Suspect<State, Command>,
  own: WeighedCommand<State, Command>,
  other: WeighedCommand<State, Command> | null,
  playouts: number,
): MistakeCheck => {
  const [played, better = null] = suggestionsOf(adviser, view, seat, other === null ? [own] : [own, other])
  if (played === undefined) throw new Error('a command gives a suggestion')
  const even = (one: Suggestion): Suggestion => ({ ...one, behind: 0, even: true })
  return { mistake: false, played: even(played), better: better && even(better), playouts }
}
