import type { SeatPlan } from './protocol.ts'

/** A game as it is kept: the record is the truth, the rest is for the list of games. */
export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatPlan[]
  /** The text form of the record. */
  readonly record: string
  /** Where the game began, for one that was set up as a position and has no seed to deal from. */
  readonly position: unknown
  readonly begun: number
  readonly changed: number
  /** How many commands, and how far: for the list. */
  readonly at: number
  readonly over: boolean
  /** The seats it waits for. */
  readonly waits: readonly number[]
}
