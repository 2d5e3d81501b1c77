/** The best few commands for a decision, with their expected points and the reasons. */
import { accept, type Result, refused, type Seat } from '@quayside/kernel'
import type { Budget, DecisionWatch } from '../bot.ts'
import { yieldToEventLoop } from '../event-loop.ts'
import { RemainingBudget } from '../remaining-budget.ts'
import { runToEnd } from '../run-to-end.ts'
import type { WeighedCommand } from '../search/lookahead.ts'
import type { Finals } from '../search/playouts.ts'
import type { AdviceLevel } from './advice-levels.ts'
import { type Adviser, expected } from './adviser.ts'
import { mean } from './compare-samples.ts'
import { decidedShares, winShares } from './lead.ts'
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
  /** Expected share of wins by seat if the seat plays the best command; empty in a solo game. */
  readonly wins: readonly number[]
  /** Continuations of the best command that were looked at; all its numbers are their averages. */
  readonly looks: number
  /** Best first; a single one if there is no choice. */
  readonly suggestions: readonly AdvisedCommand[]
}

export interface AdvisedCommand extends Suggestion {
  /** The share of wins that the seat can expect with it; null in a solo game. */
  readonly wins: number | null
}

const MAX_SUGGESTIONS = 3

/** `view` is what the seat may see. Equal views, node budgets and seeds give equal advice. */
export const advise = <State, Command>(
  adviser: Adviser<State, Command>,
  view: State,
  seat: Seat,
  options: AdviceOptions = {},
): Result<Advice, 'not-your-turn'> => runToEnd(think(adviser, view, seat, options))

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
  const chances = new Chances(adviser, seat)
  const expect = (state: State): Finals => chances.expect(state)
  const rounds = bot.weigh({ view, seat, seed, allowance, expect })
  for (let round = 1; ; round++) {
    const { done, value } = rounds.next()
    if (done) return accept(adviceOf(adviser, view, seat, value, chances))
    if (watch.interim !== undefined && isPowerOfTwo(round))
      watch.interim(adviceOf(adviser, view, seat, value, chances))
    yield
  }
}

const isPowerOfTwo = (round: number): boolean => Number.isInteger(Math.log2(round))

/** Expected final points, and the wins they stand for. */
class Chances<State, Command> {
  readonly #adviser: Adviser<State, Command>
  readonly #seat: Seat
  /** Of the continuations that reached the end of the game, where points alone do not tell who won. */
  readonly #decided = new Map<Finals, readonly number[]>()

  constructor(adviser: Adviser<State, Command>, seat: Seat) {
    this.#adviser = adviser
    this.#seat = seat
  }

  expect(state: State): Finals {
    const finals = expected(this.#adviser, state, this.#seat)
    const outcome = this.#adviser.rules.outcome(state)
    if (outcome !== null) this.#decided.set(finals, decidedShares(finals.length, outcome.winners))
    return finals
  }

  /** Mean share of wins by seat; empty in a solo game. */
  of(samples: readonly Finals[]): readonly number[] {
    if ((samples[0]?.length ?? 0) < 2) return []
    return meanOf(
      samples.map((finals) => this.#decided.get(finals) ?? winShares(finals, this.#adviser.lead)),
      roundToThousandth,
    )
  }
}

const adviceOf = <State, Command>(
  adviser: Adviser<State, Command>,
  view: State,
  seat: Seat,
  weighed: readonly WeighedCommand<State, Command>[],
  chances: Chances<State, Command>,
): Advice => {
  const [best] = weighed
  const shown = weighed.slice(0, MAX_SUGGESTIONS)
  const suggestions = suggestionsOf(adviser, view, seat, shown).map(
    (one, place): AdvisedCommand => ({ ...one, wins: chances.of(shown[place]?.samples ?? [])[seat] ?? null }),
  )
  return {
    seat,
    expected: best === undefined ? [] : meanOf(best.samples, roundToTenth),
    error: best === undefined ? adviser.noise : errorOf(adviser.noise, best.samples, seat),
    wins: chances.of(best?.samples ?? []),
    looks: best?.samples.length ?? 0,
    // A forced move needs no reason.
    suggestions:
      weighed.length > 1 ? suggestions : suggestions.map((only) => ({ ...only, reasons: [], against: [] })),
  }
}

const roundToThousandth = (share: number): number => Math.round(1000 * share) / 1000

const meanOf = (samples: readonly Finals[], round: (value: number) => number): number[] =>
  (samples[0] ?? []).map((_, seat) => round(mean(samples.map((finals) => finals[seat] as number))))
