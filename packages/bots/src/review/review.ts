/**
 * A game looked at again: how it stood after every command, what would have been better, and where it turned. Every decision
 * is judged at first sight; what looks like a mistake is looked into, the dearest first, and named when it is confirmed.
 */
import { accept, type GameRecord, type Result, replay, type Seat } from '@quayside/kernel'
import type { AdviceLevel } from '../advice/advice-levels.ts'
import { type Adviser, expected } from '../advice/adviser.ts'
import { compare } from '../advice/comparison.ts'
import { bareSuggestion, roundToTenth, type Suggestion } from '../advice/suggestion.ts'
import type { Budget, DecisionWatch } from '../bot.ts'
import { drain } from '../drain.ts'
import { yieldToEventLoop } from '../event-loop.ts'
import { RemainingBudget } from '../remaining-budget.ts'
import { lookInto } from './confirm.ts'
import { type TurningPoint, turningPoints } from './turning-points.ts'

export interface ReviewOptions {
  /** Who looks into what may be a mistake: the captain unless somebody else is asked. */
  readonly level?: AdviceLevel
  /** For everything that is looked into, all together; what suits the level when absent. */
  readonly budget?: Budget
  readonly seed?: string
  /** Where the game began, as a literal, if it was not dealt. */
  readonly position?: unknown
  readonly watch?: ReviewWatch
}

/** Somebody who waits for a review. */
export interface ReviewWatch extends DecisionWatch {
  /** What has been found so far: at first only how the game stood, later verdict after verdict. */
  readonly partial?: (review: Review) => void
}

/** A command that had alternatives. */
export interface ReviewedDecision {
  /** The number of the position it was made in. */
  readonly at: number
  readonly seat: Seat
  readonly played: Suggestion
  /** Null where nothing better was found. */
  readonly better: Suggestion | null
  /** Confirmed: better by less than can be told apart is no mistake. */
  readonly mistake: boolean
  /** Looks like a mistake at first sight, and has not been looked into. */
  readonly suspect: boolean
  /** Games that were played to the end after each of the two commands to find out. */
  readonly playouts: number
}

/** How a seat did. */
export interface SeatReview {
  readonly seat: Seat
  readonly decisions: number
  readonly mistakes: number
  /** Points of lead that the mistakes cost. */
  readonly lost: number
}

/** Plain data. */
export interface Review {
  readonly game: string
  /** Everybody's expected final points, by seat: one row for every position, from the deal to the last one. */
  readonly curve: readonly (readonly number[])[]
  readonly decisions: readonly ReviewedDecision[]
  readonly turningPoints: readonly TurningPoint[]
  readonly seats: readonly SeatReview[]
  /** How many commands were looked at; fewer than there are when it was stopped or goes on. */
  readonly reviewed: number
  readonly commands: number
}

/** Nodes for what is looked into, all together: a few seconds, half a minute, some minutes. */
const LOOKING_INTO: Readonly<Record<AdviceLevel, Budget>> = {
  mate: { nodes: 150_000 },
  captain: { nodes: 700_000 },
  commodore: { nodes: 4_000_000 },
}

/** What costs less than this part of the judge's error at first sight is not looked into. */
const SUSPICIOUS = 0.5

/** The first look at everything takes about this part of the time. */
const FIRST_LOOK = 0.25

/**
 * Each decision is judged by what its seat could see at the time. Lets others have their say between two decisions, so
 * that whoever waits can stop it; what has been found by then is given.
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
    reviewer.lookAt(at)
    watch.progress?.({ nodes: reviewer.nodes, share: (FIRST_LOOK * (at + 1)) / commands })
    await yieldToEventLoop()
  }
  const suspects = reviewer.suspects()
  watch.partial?.(reviewer.review())
  const cancelled = watch.cancelled ? { cancelled: watch.cancelled } : {}
  const own = budget ?? LOOKING_INTO[level]
  const allowance = new RemainingBudget(own, cancelled)
  for (const [done, suspect] of suspects.entries()) {
    if (allowance.over) break
    reviewer.lookInto(suspect, level, allowance)
    watch.partial?.(reviewer.review())
    const share = Math.max((done + 1) / suspects.length, allowance.nodes / own.nodes)
    watch.progress?.({
      nodes: reviewer.nodes + allowance.nodes,
      share: FIRST_LOOK + (1 - FIRST_LOOK) * Math.min(1, share),
    })
    await yieldToEventLoop()
  }
  if (suspects.length === 0) watch.progress?.({ nodes: reviewer.nodes, share: 1 })
  return accept(reviewer.review())
}

class Reviewer<State, Command> {
  readonly #adviser: Adviser<State, Command>
  readonly #record: GameRecord
  readonly #positions: readonly State[]
  readonly #seed: string
  readonly #curve: readonly (readonly number[])[]
  /** By the number of their position. */
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
    this.#curve = positions.map((state, at) =>
      expected(adviser, state, (record.moves[at - 1] ?? record.moves[0])?.seat ?? 0),
    )
  }

  /** The first look at a decision: the mate compares what was played with what it likes best. */
  lookAt(at: number): void {
    this.#reviewed++
    const made = this.#made(at)
    if (made === null) return
    const { view, seat, command } = made
    const adviser = this.#adviser
    const { bot, budget } = adviser.levels.mate
    const allowance = new RemainingBudget(budget)
    const expect = (state: State): readonly number[] => expected(adviser, state, seat)
    const weighed = drain(
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
      suspect: own !== best && gain >= SUSPICIOUS * adviser.noise,
      playouts: 0,
    })
  }

  /** What is to be looked into, the dearest first. */
  suspects(): number[] {
    return [...this.#decisions.values()]
      .filter(({ suspect }) => suspect)
      .toSorted((a, b) => b.played.behind - a.played.behind || a.at - b.at)
      .map(({ at }) => at)
  }

  lookInto(at: number, level: AdviceLevel, allowance: RemainingBudget): void {
    const made = this.#made(at)
    if (made === null) return
    const { bot } = this.#adviser.levels[level]
    const verdict = lookInto(this.#adviser, bot, { ...made, seed: `${this.#seed} ${at}` }, allowance)
    if (verdict !== null) this.#decisions.set(at, { at, seat: made.seat, suspect: false, ...verdict })
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

  /** A command with what its seat saw; null where there was nothing to decide. */
  #made(at: number): { readonly view: State; readonly seat: Seat; readonly command: Command } | null {
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
