/** The best few commands for the decision at hand, what they promise, and why. */
import { accept, type Result, refused, type Seat } from '@quayside/kernel'
import type { Budget, DecisionWatch } from '../bot.ts'
import { drain } from '../drain.ts'
import { yieldToEventLoop } from '../event-loop.ts'
import { RemainingBudget } from '../remaining-budget.ts'
import type { WeighedCommand } from '../search/lookahead.ts'
import type { AdviceLevel } from './advice-levels.ts'
import { type Adviser, expected } from './adviser.ts'
import { mean } from './comparison.ts'
import { errorOf, roundToTenth, type Suggestion, suggestionsOf } from './suggestion.ts'

export interface AdviceOptions {
  /** The commodore's unless somebody else is asked: the first suggestion is what that level plays. */
  readonly level?: AdviceLevel
  /** The level's own when absent. */
  readonly budget?: Budget
  readonly seed?: string
  readonly watch?: AdviceWatch
}

/** Somebody who waits for advice. */
export interface AdviceWatch extends DecisionWatch {
  /** What would be advised if there were no more time; after the first look, and then ever more seldom. */
  readonly interim?: (advice: Advice) => void
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

/** More would be a list. */
const TOLD = 3

/** `view` is what the seat may see. Equal views, node budgets and seeds give equal advice. */
export const advise = <State, Command>(
  adviser: Adviser<State, Command>,
  view: State,
  seat: Seat,
  options: AdviceOptions = {},
): Result<Advice, 'not-your-turn'> => drain(think(adviser, view, seat, options))

/** The same, but others have their say between two heats, so that whoever waits can stop it. */
export const adviseInSteps = async <State, Command>(
  adviser: Adviser<State, Command>,
  view: State,
  seat: Seat,
  options: AdviceOptions = {},
): Promise<Result<Advice, 'not-your-turn'>> => {
  const thoughts = think(adviser, view, seat, options)
  for (;;) {
    const { done, value } = thoughts.next()
    if (done) return value
    await yieldToEventLoop()
  }
}

function* think<State, Command>(
  adviser: Adviser<State, Command>,
  view: State,
  seat: Seat,
  { level = 'commodore', budget, seed = 'advice', watch = {} }: AdviceOptions,
): Generator<void, Result<Advice, 'not-your-turn'>> {
  if (!adviser.rules.deciders(view).includes(seat)) return refused('not-your-turn', { seat: seat + 1 })
  const { bot, budget: own } = adviser.levels[level]
  const allowance = new RemainingBudget(budget ?? own, watch)
  const expect = (state: State): readonly number[] => expected(adviser, state, seat)
  const heats = bot.weigh({ view, seat, seed, allowance, expect })
  for (let heat = 1; ; heat++) {
    const { done, value } = heats.next()
    if (done) return accept(adviceOf(adviser, view, seat, value))
    if (watch.interim !== undefined && isPowerOfTwo(heat)) watch.interim(adviceOf(adviser, view, seat, value))
    yield
  }
}

const isPowerOfTwo = (heat: number): boolean => Number.isInteger(Math.log2(heat))

const adviceOf = <State, Command>(
  adviser: Adviser<State, Command>,
  view: State,
  seat: Seat,
  weighed: readonly WeighedCommand<State, Command>[],
): Advice => {
  const [best] = weighed
  const suggestions = suggestionsOf(adviser, view, seat, weighed.slice(0, TOLD))
  return {
    seat,
    expected: best === undefined ? [] : meanOf(best.samples),
    error: best === undefined ? adviser.noise : errorOf(adviser.noise, best.samples, seat),
    // What has no alternative needs no reason.
    suggestions:
      weighed.length > 1 ? suggestions : suggestions.map((only) => ({ ...only, reasons: [], against: [] })),
  }
}

const meanOf = (samples: readonly (readonly number[])[]): number[] =>
  (samples[0] ?? []).map((_, seat) => roundToTenth(mean(samples.map((finals) => finals[seat] as number))))
