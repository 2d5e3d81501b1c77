/** What advice has to know of a game besides its rules. One adviser a game, in the game's own folder. */
import type { GameEvent, Rules, Seat } from '@quayside/kernel'
import type { Budget } from '../bot.ts'
import type { WeighingBot } from '../search/lookahead.ts'
import type { Planner } from '../search/planner.ts'
import { finalsOf } from '../search/playouts.ts'
import type { AdviceLevel } from './advice-levels.ts'

/** Something in the position that speaks for a command or against it: a code and its numbers, which `texts` has the words for. */
export interface Reason {
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A command as one seat or another is expected to play it. */
export interface LineStep<Command> {
  readonly seat: Seat
  readonly command: Command
}

/** A command as far as it is carried out in one's own turn, and how the game is expected to go on. */
export interface Prospect<State, Command> {
  readonly command: Command
  /** Where its plan ends. */
  readonly after: State
  /** What everybody does then, until the seat has had a few more turns. */
  readonly later: readonly LineStep<Command>[]
}

export interface Step<State, Command> extends Prospect<State, Command> {
  readonly before: State
  readonly seat: Seat
  /** What it is compared with: the next best for the best, and the best for all others. */
  readonly instead: Prospect<State, Command> | null
}

/** What can be said about a command, the most telling first. */
export interface Pleading {
  readonly reasons: readonly Reason[]
  readonly against: readonly Reason[]
  /** What the seat means to do next; null where that cannot be foreseen. */
  readonly outlook: Reason | null
}

export interface Adviser<State, Command> {
  readonly rules: Rules<State, Command, unknown, GameEvent>
  /** Settles when positions of this set-up can be judged: what was trained for it may have to be fetched first. */
  prepare(view: State): Promise<void>
  /** Those who give advice are those who play. */
  readonly levels: Readonly<
    Record<AdviceLevel, { readonly bot: WeighingBot<State, Command>; readonly budget: Budget }>
  >
  plannerFor(view: State): Planner<State, Command>
  /** Everybody's final points as they are to be expected, by seat, seen with the eyes of whoever acted last. */
  estimateScores(state: State, viewer: Seat): readonly number[]
  /** A lead of this many points makes a win about three times as likely. */
  readonly lead: number
  /** Points of lead that the judge may err by when it compares two commands. */
  readonly noise: number
  /** What speaks for a command and against it. What repeats the command is not said. */
  plead(step: Step<State, Command>): Pleading
}

/** What a position promises every seat; a game that is over is not guessed at but counted. */
export const expected = <State, Command>(
  adviser: Adviser<State, Command>,
  state: State,
  viewer: Seat,
): readonly number[] => {
  const outcome = adviser.rules.outcome(state)
  return outcome === null ? adviser.estimateScores(state, viewer) : finalsOf(outcome)
}

/** What judges tell with the viewer first, in the order of the seats. */
export const bySeat = (finals: ArrayLike<number>, viewer: Seat): number[] => {
  const seats = finals.length
  return Array.from({ length: seats }, (_, seat) => finals[(seat - viewer + seats) % seats] as number)
}
