/** The best few commands for a decision, with their expected points and the reasons. */
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
  /** Defaults to the commodore. The first suggestion is the command that this level would play. */
  readonly level?: AdviceLevel
  /** Defaults to the level's budget. */
  readonly budget?: Budget
  readonly seed?: string
  readonly watch?: AdviceWatch
}

/** Callbacks of a caller that waits for advice. */
export interface AdviceWatch extends DecisionWatch {
  /** Called with the best advice so far, after rounds 1, 2, 4, 8 and so on. */
  readonly interim?: (advice: Advice) => void
}

export interface Advice {
  readonly seat: Seat
  /** Expected final points by seat if the seat plays the best command. */
  readonly expected: readonly number[]
  /** Possible error of the seat's own expected points. */
  readonly error: number
  /** Best first; a single one if there is no choice. */
  readonly suggestions: readonly Suggestion[]
}

const MAX_SUGGESTIONS = 3

/** `view` is what the seat may see. Equal views, node budgets and seeds give equal advice. */
export const advise = <State, Command>(
  adviser: Adviser<State, Command>,
  view: State,
  seat: Seat,
  options: AdviceOptions = {},
): Result<Advice, 'not-your-turn'> => drain(think(adviser, view, seat, options))

/** The same, but yields to the event loop between rounds so that the caller can cancel. */
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
  const rounds = bot.weigh({ view, seat, seed, allowance, expect })
  for (let round = 1; ; round++) {
    const { done, value } = rounds.next()
    if (done) return accept(adviceOf(adviser, view, seat, value))
    if (watch.interim !== undefined && isPowerOfTwo(round))
      watch.interim(adviceOf(adviser, view, seat, value))
    yield
  }
}

const isPowerOfTwo = (round: number): boolean => Number.isInteger(Math.log2(round))

const adviceOf = <State, Command>(
  adviser: Adviser<State, Command>,
  view: State,
  seat: Seat,
  weighed: readonly WeighedCommand<State, Command>[],
): Advice => {
  const [best] = weighed
  const suggestions = suggestionsOf(adviser, view, seat, weighed.slice(0, MAX_SUGGESTIONS))
  return {
    seat,
    expected: best === undefined ? [] : meanOf(best.samples),
    error: best === undefined ? adviser.noise : errorOf(adviser.noise, best.samples, seat),
    // A forced move needs no reason.
    suggestions:
      weighed.length > 1 ? suggestions : suggestions.map((only) => ({ ...only, reasons: [], against: [] })),
  }
}

const meanOf = (samples: readonly (readonly number[])[]): number[] =>
  (samples[0] ?? []).map((_, seat) => roundToTenth(mean(samples.map((finals) => finals[seat] as number))))
