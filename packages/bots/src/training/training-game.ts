/** What a game brings to its training. */
import type { GameEvent, Rules, Seat } from '@quayside/kernel'
import type { Network, NetworkShape, SparseInput } from '../network/network.ts'
import type { Planner } from '../search/planner.ts'

export interface TrainingGame<State, Command, Options> {
  readonly rules: Rules<State, Command, Options, GameEvent>
  /** What is counted at the end of a game. */
  readonly currency: string
  /** How much of it one unit of a network's output stands for. */
  readonly unit: number
  /** How much more the end of a game tells of a position than the next position does; the longer games are, the more. */
  readonly lambda: number
  /** The name of a set-up's files, the game left out: `full-3`. */
  setUpName(options: Options): string
  shapeFor(options: Options): NetworkShape
  /** Somebody who plays as a network values. */
  scholar(options: Options, network: Network): SelfPlayAgent<State, Command>
}

export interface SelfPlayAgent<State, Command> {
  readonly mind: Planner<State, Command>
  /** The inputs of the position expected last, and what each seat has already in it, the valued seat first. */
  readonly features: { readonly input: SparseInput; readonly worth: ArrayLike<number> }
  /** Everybody's result as it is to be expected, the seat's own first. */
  expect(state: State, seat: Seat): ArrayLike<number>
  /** The position after a command as the seat can foresee it. */
  afterstate(state: State, seat: Seat, command: Command): State
  /** Seats for whom a position that has come about is worth remembering as it is. */
  observingSeats(state: State): readonly Seat[]
}

export type AnySubject = TrainingGame<unknown, unknown, unknown>

/** Every network has two hidden layers, the first of 64 units unless more have proved stronger. */
export const shapeOf = (inputs: number, outputs: number, first = 64): NetworkShape => ({
  inputs,
  first,
  second: 32,
  outputs,
})
