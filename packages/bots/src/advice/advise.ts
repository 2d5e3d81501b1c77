/** The best few commands for the decision at hand, what they promise, and why. */
import { accept, type Result, refused, type Seat } from '@quayside/kernel'
import type { Budget, DecisionWatch } from '../bot.ts'
import { RemainingBudget } from '../remaining-budget.ts'
import { ADVICE_LEVELS, type AdviceLevel } from './advice-levels.ts'
import type { Adviser } from './adviser.ts'
import { evaluateCommands, mean } from './evaluate-commands.ts'
import { roundToTenth, type Suggestion, suggestion } from './suggestion.ts'

export interface AdviceOptions {
  /** The captain's unless somebody else is asked. */
  readonly level?: AdviceLevel
  /** The level's own when absent. */
  readonly budget?: Budget
  readonly seed?: string
  readonly watch?: DecisionWatch
}

export interface Advice {
  readonly seat: Seat
  /** What everybody may expect if the seat does the best, by seat. */
  readonly expected: readonly number[]
  /** Points that the seat's own expectation may be off. */
  readonly error: number
  /** The best first; only one where there is nothing to choose. */
  readonly suggestions: readonly Suggestion[]
}

/** `view` is what the seat may see. Equal views, node budgets and seeds give equal advice. */
export const advise = <State, Command>(
  adviser: Adviser<State, Command>,
  view: State,
  seat: Seat,
  { level = 'captain', budget, seed = 'advice', watch }: AdviceOptions = {},
): Result<Advice, 'not-your-turn'> => {
  if (!adviser.rules.deciders(view).includes(seat)) return refused('not-your-turn', { seat: seat + 1 })
  const { extent, ...own } = ADVICE_LEVELS[level]
  const allowance = new RemainingBudget(budget ?? own.budget, watch)
  const trials = evaluateCommands(adviser, { view, seat, seed, allowance }, extent)
  const [best, ...others] = trials
  const suggestions = trials
    .slice(0, extent.kept)
    .map((trial) => suggestion(adviser, view, seat, trial, best))
  return accept({
    seat,
    expected: best === undefined ? [] : meanOf(best.samples),
    error: best === undefined ? adviser.noise : errorOf(adviser, best.samples, seat),
    // What has no alternative needs no reason.
    suggestions: others.length > 0 ? suggestions : suggestions.map((only) => ({ ...only, reasons: [] })),
  })
}

const meanOf = (samples: readonly (readonly number[])[]): number[] =>
  (samples[0] ?? []).map((_, seat) => roundToTenth(mean(samples.map((finals) => finals[seat] as number))))

/** The judge's own error at least; as far as the samples disagree, more. */
const errorOf = <State, Command>(
  { noise }: Adviser<State, Command>,
  samples: readonly (readonly number[])[],
  seat: Seat,
): number => {
  const own = samples.map((finals) => finals[seat] as number)
  const middle = mean(own)
  return roundToTenth(Math.max(noise, Math.sqrt(mean(own.map((points) => (points - middle) ** 2)))))
}
