/** The part of a game that advice needs besides the rules. Each game has one adviser, in its own folder. */
import type { GameEvent, Rules, Seat } from '@quayside/kernel'
import type { Budget } from '../bot.ts'
import type { WeighingBot } from '../search/lookahead.ts'
import type { Planner } from '../search/planner.ts'
import { finalsOf } from '../search/playouts.ts'
import type { AdviceLevel } from './advice-levels.ts'

/**
 * A fact about the position that speaks for or against a command: a code with parameters, worded by the
 * game's messages.
 */
export interface Reason {
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
}

/** One expected command of a line. */
export interface ExpectedCommand<Command> {
  readonly seat: Seat
  readonly command: Command
}

/** A command with the rest of its own turn, and the expected continuation. */
export interface Prospect<State, Command> {
  readonly command: Command
  /** The state at the end of its plan. */
  readonly after: State
  /** The expected commands of all seats until the seat has had a few more turns. */
  readonly later: readonly ExpectedCommand<Command>[]
}

export interface ExpectedStep<State, Command> extends Prospect<State, Command> {
  readonly before: State
  readonly seat: Seat
  /** The alternative: the second best for the best command, the best for all others. */
  readonly instead: Prospect<State, Command> | null
  /**
   * Points that the closest rival is expected to have more than with the best command, if that is why a
   * command with more points for the seat is not the best; otherwise 0.
   */
  readonly rivalGain: number
}

/** Everything that can be said about a command, most important first. */
export interface Explanation {
  readonly reasons: readonly Reason[]
  readonly against: readonly Reason[]
  /** The seat's likely next action; null if it cannot be predicted. */
  readonly outlook: Reason | null
}

export interface Adviser<State, Command> {
  readonly rules: Rules<State, Command, unknown, GameEvent>
  /** Resolves when positions of this set-up can be evaluated: its network may have to be loaded first. */
  prepare(view: State): Promise<void>
  /** The same bots that play. */
  readonly levels: Readonly<
    Record<AdviceLevel, { readonly bot: WeighingBot<State, Command>; readonly budget: Budget }>
  >
  plannerFor(view: State): Planner<State, Command>
  /** Expected final points by seat, from the viewpoint of the seat that acted last. */
  estimateScores(state: State, viewer: Seat): readonly number[]
  /** A lead of this many points makes a win about three times as likely. */
  readonly lead: number
  /** Typical error of the evaluator, in points of lead, when it compares two commands. */
  readonly noise: number
  /** Reasons for and against a command. They must not repeat the command itself. */
  explain(step: ExpectedStep<State, Command>): Explanation
}

/** Expected final points by seat; the actual points if the game is over. */
export const expected = <State, Command>(
  adviser: Adviser<State, Command>,
  state: State,
  viewer: Seat,
): readonly number[] => {
  const outcome = adviser.rules.outcome(state)
  return outcome === null ? adviser.estimateScores(state, viewer) : finalsOf(outcome)
}

/** Turns an array that starts with the viewer into one in seat order. */
export const bySeat = (finals: ArrayLike<number>, viewer: Seat): number[] => {
  const seats = finals.length
  return Array.from({ length: seats }, (_, seat) => finals[(seat - viewer + seats) % seats] as number)
}
