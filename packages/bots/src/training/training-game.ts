/** What a game provides for its training. */
import type { GameEvent, Rules, Seat } from '@quayside/kernel'
import type { Level } from '../bot.ts'
import type { Network, NetworkShape, SparseInput } from '../network/network.ts'
import type { Planner } from '../search/planner.ts'

export interface TrainingGame<State, Command, Options> {
  readonly rules: Rules<State, Command, Options, GameEvent>
  /** Name of the points that the game counts. */
  readonly currency: string
  /** Points per unit of the network's output. */
  readonly unit: number
  /**
   * The lambda of TD(lambda): weight of the final result against the next position; larger for longer games.
   */
  readonly lambda: number
  /** Name of a set-up in file names, without the game: `full-3`. */
  setUpName(options: Options): string
  shapeFor(options: Options): NetworkShape
  /** The levels of the game, playing with another network. */
  levelsWith(
    plannerFor: (view: State) => Planner<State, Command>,
  ): Readonly<Record<string, Level<State, Command>>>
  /** A player that follows a network. */
  agent(options: Options, network: Network): SelfPlayAgent<State, Command>
}

export interface SelfPlayAgent<State, Command> {
  readonly planner: Planner<State, Command>
  /** Inputs of the position evaluated last, and the points each seat already has in it, own seat first. */
  readonly features: { readonly input: SparseInput; readonly worth: ArrayLike<number> }
  /** Expected results, own seat first. */
  expect(state: State, seat: Seat): ArrayLike<number>
  /** The position after a command as far as the seat can predict it. */
  afterstate(state: State, seat: Seat, command: Command): State
  /** Seats for which an actual position is worth recording as a sample. */
  observingSeats(state: State): readonly Seat[]
}

export type AnyTrainingGame = TrainingGame<unknown, unknown, unknown>

/** Two hidden layers; the first has 64 units unless more proved stronger. */
export const shapeOf = (inputs: number, outputs: number, first = 64): NetworkShape => ({
  inputs,
  first,
  second: 32,
  outputs,
})
