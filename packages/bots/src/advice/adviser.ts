/** What advice has to know of a game besides its rules. One adviser a game, in the game's own folder. */
import type { GameEvent, Rules, Seat } from '@quayside/kernel'
import type { Planner } from '../search/planner.ts'

/** Something in the position that speaks for a command: a code and its numbers, which `texts` has the words for. */
export interface Reason {
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A command as far as it is carried out in one's own turn: the position before it, and where its plan ends. */
export interface Step<State, Command> {
  readonly before: State
  readonly after: State
  readonly seat: Seat
  readonly command: Command
}

export interface Adviser<State, Command> {
  readonly rules: Rules<State, Command, unknown, GameEvent>
  /** Settles when positions of this set-up can be judged: what was trained for it may have to be fetched first. */
  prepare(view: State): Promise<void>
  plannerFor(view: State): Planner<State, Command>
  /** Everybody's final points as they are to be expected, by seat, seen with the eyes of whoever acted last. */
  estimateScores(state: State, viewer: Seat): readonly number[]
  /** A lead of this many points makes a win about three times as likely. */
  readonly lead: number
  /** Points of lead that the judge may err by when it compares two commands. */
  readonly noise: number
  /** What speaks for a command, the most telling first. */
  reasons(step: Step<State, Command>): readonly Reason[]
}

/** What a position promises every seat; a game that is over is not guessed at but counted. */
export const expected = <State, Command>(
  adviser: Adviser<State, Command>,
  state: State,
  viewer: Seat,
): readonly number[] => {
  const outcome = adviser.rules.outcome(state)
  if (outcome === null) return adviser.estimateScores(state, viewer)
  return [...outcome.scores].sort((a, b) => a.seat - b.seat).map(({ total }) => total)
}

/** What judges tell with the viewer first, in the order of the seats. */
export const bySeat = (finals: ArrayLike<number>, viewer: Seat): number[] => {
  const seats = finals.length
  return Array.from({ length: seats }, (_, seat) => finals[(seat - viewer + seats) % seats] as number)
}
