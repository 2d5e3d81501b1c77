/** A game looked at again: how it stood after every command, what would have been better, and where it turned. */
import { accept, type GameRecord, type Result, replay, type Seat } from '@quayside/kernel'
import { ADVICE_LEVELS, type AdviceLevel } from '../advice/advice-levels.ts'
import { type Adviser, expected } from '../advice/adviser.ts'
import { type CommandEvaluation, evaluateCommands } from '../advice/evaluate-commands.ts'
import { roundToTenth, type Suggestion, suggestion } from '../advice/suggestion.ts'
import type { Budget, DecisionWatch } from '../bot.ts'
import { yieldToEventLoop } from '../event-loop.ts'
import { RemainingBudget } from '../remaining-budget.ts'
import { type TurningPoint, turningPoints } from './turning-points.ts'

export interface ReviewOptions {
  /** The captain's unless somebody else is asked. */
  readonly level?: AdviceLevel
  /** For one decision; the level's own when absent. */
  readonly budget?: Budget
  readonly seed?: string
  /** Where the game began, as a literal, if it was not dealt. */
  readonly position?: unknown
  readonly watch?: DecisionWatch
}

/** A command that had alternatives. */
export interface ReviewedDecision {
  /** The number of the position it was made in. */
  readonly at: number
  readonly seat: Seat
  readonly played: Suggestion
  /** Null where nothing better was found. Better by less than can be told apart is no mistake. */
  readonly better: Suggestion | null
  readonly mistake: boolean
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
  /** How many commands were looked at; fewer than there are when it was stopped. */
  readonly reviewed: number
  readonly commands: number
}

interface Made<State, Command> {
  readonly at: number
  readonly seat: Seat
  readonly command: Command
  readonly before: State
}

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
  const { extent, ...own } = ADVICE_LEVELS[level]
  const commands = record.moves.length
  const decisions: ReviewedDecision[] = []
  let reviewed = 0
  let nodes = 0
  for (const { moveNumber: at, seat, command: text } of record.moves) {
    if (watch.cancelled?.() === true) break
    const command = rules.notation.parse(text)
    if (command.ok) {
      const allowance = new RemainingBudget(
        budget ?? own.budget,
        watch.cancelled ? { cancelled: watch.cancelled } : {},
      )
      const made = { at, seat, command: command.value, before: positions[at] as State }
      const found = judge(adviser, made, (view) =>
        evaluateCommands(
          adviser,
          { view, seat, seed: `${seed} ${at}`, allowance, also: made.command },
          extent,
        ),
      )
      if (found !== null) decisions.push(found)
      nodes += allowance.nodes
    }
    reviewed++
    watch.progress?.({ nodes, share: reviewed / commands })
    await yieldToEventLoop()
  }
  const curve = positions.map((position, at) =>
    expected(adviser, position, (record.moves[at - 1] ?? record.moves[0])?.seat ?? 0),
  )
  return accept({
    game: record.game,
    curve: curve.map((finals) => finals.map(roundToTenth)),
    decisions,
    turningPoints: turningPoints(
      curve,
      record.moves.map(({ seat }) => seat),
      adviser,
    ).map((turn) => ({ ...turn, points: roundToTenth(turn.points) })),
    seats: (curve[0] ?? []).map((_, seat) => seatReview(seat, decisions)),
    reviewed,
    commands,
  })
}

/** Null where there was nothing to decide. */
const judge = <State, Command>(
  adviser: Adviser<State, Command>,
  { at, seat, command, before }: Made<State, Command>,
  compete: (view: State) => readonly CommandEvaluation<State, Command>[],
): ReviewedDecision | null => {
  const { rules } = adviser
  if (!rules.deciders(before).includes(seat)) return null
  const view = rules.view(before, seat)
  const trials = compete(view)
  const words = rules.notation.print(command)
  const own = trials.find((trial) => rules.notation.print(trial.command) === words)
  const [best] = trials
  if (trials.length < 2 || own === undefined || best === undefined) return null
  const played = suggestion(adviser, view, seat, own, best)
  const mistake = own !== best && !played.even
  return { at, seat, played, better: own === best ? null : suggestion(adviser, view, seat, best), mistake }
}

const seatReview = (seat: Seat, decisions: readonly ReviewedDecision[]): SeatReview => {
  const own = decisions.filter((decision) => decision.seat === seat)
  const mistakes = own.filter(({ mistake }) => mistake)
  const lost = mistakes.reduce((sum, { played }) => sum + played.behind, 0)
  return { seat, decisions: own.length, mistakes: mistakes.length, lost: roundToTenth(lost) }
}
