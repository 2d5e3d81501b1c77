/**
 * Reviews a finished game: the expected scores after every command, better alternatives and turning points.
 * Every decision gets a quick check; those that look like mistakes are analysed, the most expensive first,
 * and confirmed or cleared.
 */
import { accept, type GameRecord, type Result, replay, type Seat } from '@quayside/kernel'
import type { AdviceLevel } from '../advice/advice-levels.ts'
import { type Adviser, expected } from '../advice/adviser.ts'
import { compare } from '../advice/compare-samples.ts'
import { bareSuggestion, roundToTenth, type Suggestion } from '../advice/suggestion.ts'
import type { Budget, DecisionWatch } from '../bot.ts'
import { yieldToEventLoop } from '../event-loop.ts'
import { RemainingBudget } from '../remaining-budget.ts'
import { runToEnd } from '../run-to-end.ts'
import { analyse } from './confirm.ts'
import { type TurningPoint, turningPoints } from './turning-points.ts'

export interface ReviewOptions {
  /** The level that analyses suspicious decisions; the captain by default. */
  readonly level?: AdviceLevel
  /** For all analyses together; defaults to the level's budget for reviews. */
  readonly budget?: Budget
  readonly seed?: string
  /** Starting position as JSON, if the game was not dealt. */
  readonly position?: unknown
  readonly watch?: ReviewWatch
}

/** Callbacks of a caller that waits for a review. */
export interface ReviewWatch extends DecisionWatch {
  /** Called with the findings so far: first the expected scores only, later verdict by verdict. */
  readonly partial?: (review: Review) => void
}

/** A command that had alternatives. */
export interface ReviewedDecision {
  /** Move number of the position before it. */
  readonly at: number
  readonly seat: Seat
  readonly played: Suggestion
  /** Null if nothing better was found. */
  readonly better: Suggestion | null
  /** Confirmed: a difference that is not significant is no mistake. */
  readonly mistake: boolean
  /** Looks like a mistake but has not been analysed. */
  readonly suspect: boolean
  /** Rollouts of each of the two commands that the verdict is based on. */
  readonly playouts: number
}

/** Summary of one seat. */
export interface SeatReview {
  readonly seat: Seat
  readonly decisions: number
  readonly mistakes: number
  /** Points of lead that the mistakes cost. */
  readonly lost: number
}

export interface Review {
  readonly game: string
  /** Expected final points by seat, one row for every position from the set-up to the last. */
  readonly curve: readonly (readonly number[])[]
  readonly decisions: readonly ReviewedDecision[]
  readonly turningPoints: readonly TurningPoint[]
  readonly seats: readonly SeatReview[]
  /** Number of commands checked; fewer than `commands` while the review is running or if it was stopped. */
  readonly reviewed: number
  readonly commands: number
}

/** Nodes for all analyses together: a few seconds, half a minute, some minutes. */
const ANALYSIS_BUDGETS: Readonly<Record<AdviceLevel, Budget>> = {
  mate: { nodes: 300_000 },
  captain: { nodes: 1_600_000 },
  commodore: { nodes: 4_000_000 },
}

/** Decisions that cost less than this share of the evaluator's error are not analysed. */
const SUSPICION_THRESHOLD = 0.5

/** The quick check takes about this share of the time. */
const QUICK_CHECK_SHARE = 0.25

/**
 * Judges each decision by what its seat could see at the time. Yields to the event loop between decisions so
 * that the caller can cancel; the findings so far are then returned.
 */
export const review = async <State, Command>(
  adviser: Adviser<State, Command>,
  record: GameRecord,
  { level = 'captain', budget, seed = 'review', position, watch = {} }: ReviewOptions = {},
): Promise<Result<Review>> => {
  const { rules } = adviser
  const start = position === undefined ? accept(undefined) : rules.position.read(position)
  if (!start.ok) return start
  const positions: State[] = []
  const replayed = replay(rules, record, (state) => positions.push(rules.copy(state)), start.value)
  if (!replayed.ok) return replayed
  await adviser.prepare(replayed.value.state)
  const reviewer = new Reviewer(adviser, record, positions, seed)
  watch.partial?.(reviewer.review())
  const commands = record.moves.length
  for (let at = 0; at < commands && watch.cancelled?.() !== true; at++) {
    reviewer.quickCheck(at)
    watch.progress?.({ nodes: reviewer.nodes, share: (QUICK_CHECK_SHARE * (at + 1)) / commands })
    await yieldToEventLoop()
  }
  const suspects = reviewer.suspects()
  watch.partial?.(reviewer.review())
  const cancelled = watch.cancelled ? { cancelled: watch.cancelled } : {}
  const own = budget ?? ANALYSIS_BUDGETS[level]
  const allowance = new RemainingBudget(own, cancelled)
  for (const [done, suspect] of suspects.entries()) {
    if (allowance.over) break
    reviewer.analyse(suspect, level, allowance)
    watch.partial?.(reviewer.review())
    const share = Math.max((done + 1) / suspects.length, allowance.nodes / own.nodes)
    watch.progress?.({
      nodes: reviewer.nodes + allowance.nodes,
      share: QUICK_CHECK_SHARE + (1 - QUICK_CHECK_SHARE) * Math.min(1, share),
    })
    await yieldToEventLoop()
  }
  if (suspects.length === 0) watch.progress?.({ nodes: reviewer.nodes, share: 1 })
  return accept(reviewer.review())
}

/** The mean of what the seats expect: each knows other cards, and an evaluator errs differently from each seat. */
const expectedByAll = <State, Command>(adviser: Adviser<State, Command>, state: State): readonly number[] => {
  const seats = expected(adviser, state, 0).map((_, viewer) => expected(adviser, state, viewer))
  return seats.map((_, seat) => seats.reduce((sum, finals) => sum + (finals[seat] ?? 0), 0) / seats.length)
}

class Reviewer<State, Command> {
  readonly #adviser: Adviser<State, Command>
  readonly #record: GameRecord
  readonly #positions: readonly State[]
  readonly #seed: string
  readonly #curve: readonly (readonly number[])[]
  /** By move number. */
  readonly #decisions = new Map<number, ReviewedDecision>()
  #reviewed = 0
  nodes = 0

  constructor(
    adviser: Adviser<State, Command>,
    record: GameRecord,
    positions: readonly State[],
    seed: string,
  ) {
    this.#adviser = adviser
    this.#record = record
    this.#positions = positions
    this.#seed = seed
    this.#curve = positions.map((state) => expectedByAll(adviser, state))
  }

  /** Quick check of a decision: compares the played command with the mate's favourite. */
  quickCheck(at: number): void {
    this.#reviewed++
    const decision = this.#decision(at)
    if (decision === null) return
    const { view, seat, command } = decision
    const adviser = this.#adviser
    const { bot, budget } = adviser.levels.mate
    const allowance = new RemainingBudget(budget)
    const expect = (state: State): readonly number[] => expected(adviser, state, seat)
    const weighed = runToEnd(
      bot.weigh({ view, seat, seed: `${this.#seed} ${at}`, allowance, expect, also: command }),
    )
    this.nodes += allowance.nodes
    const { notation } = adviser.rules
    const text = notation.print(command)
    const own = weighed.find((one) => notation.print(one.command) === text)
    const [best] = weighed
    if (weighed.length < 2 || own === undefined || best === undefined) return
    const { gain } = compare(adviser, best, own, seat)
    this.#decisions.set(at, {
      at,
      seat,
      played: bareSuggestion(adviser, seat, own, best),
      better: own === best ? null : bareSuggestion(adviser, seat, best, best),
      mistake: false,
      suspect: own !== best && gain >= SUSPICION_THRESHOLD * adviser.noise,
      playouts: 0,
    })
  }

  /** Move numbers to analyse, the most expensive decision first. */
  suspects(): number[] {
    return [...this.#decisions.values()]
      .filter(({ suspect }) => suspect)
      .toSorted((a, b) => b.played.behind - a.played.behind || a.at - b.at)
      .map(({ at }) => at)
  }

  analyse(at: number, level: AdviceLevel, allowance: RemainingBudget): void {
    const decision = this.#decision(at)
    if (decision === null) return
    const { bot } = this.#adviser.levels[level]
    const verdict = analyse(this.#adviser, bot, { ...decision, seed: `${this.#seed} ${at}` }, allowance)
    if (verdict !== null) this.#decisions.set(at, { at, seat: decision.seat, suspect: false, ...verdict })
  }

  review(): Review {
    const { moves, game } = this.#record
    const curve = this.#curve
    const decisions = [...this.#decisions.values()].toSorted((a, b) => a.at - b.at)
    const seats = moves.map(({ seat }) => seat)
    return {
      game,
      curve: curve.map((finals) => finals.map(roundToTenth)),
      decisions,
      turningPoints: turningPoints(curve, seats, this.#adviser).map((turn) => ({
        ...turn,
        points: roundToTenth(turn.points),
      })),
      seats: (curve[0] ?? []).map((_, seat) => seatReview(seat, decisions)),
      reviewed: this.#reviewed,
      commands: moves.length,
    }
  }

  /** The decision with its seat's view; null if it cannot be reproduced. */
  #decision(at: number): { readonly view: State; readonly seat: Seat; readonly command: Command } | null {
    const { rules } = this.#adviser
    const move = this.#record.moves[at]
    const before = this.#positions[at]
    if (move === undefined || before === undefined) return null
    const command = rules.notation.parse(move.command)
    if (!command.ok || !rules.deciders(before).includes(move.seat)) return null
    return { view: rules.view(before, move.seat), seat: move.seat, command: command.value }
  }
}

const seatReview = (seat: Seat, decisions: readonly ReviewedDecision[]): SeatReview => {
  const own = decisions.filter((decision) => decision.seat === seat)
  const mistakes = own.filter(({ mistake }) => mistake)
  const lost = mistakes.reduce((sum, { played }) => sum + played.behind, 0)
  return { seat, decisions: own.length, mistakes: mistakes.length, lost: roundToTenth(lost) }
}
