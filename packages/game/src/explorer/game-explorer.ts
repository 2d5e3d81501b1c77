/**
 * What the explorer needs of a game: which positions are equal, what a move is, and what a player can own.
 */
import type { Seat } from '@quayside/kernel'
import type { Locale } from '@quayside/texts'
import type { ExplorerIndex } from './explorer-index.ts'

/** A set-up with its own statistics. */
export interface ExplorerSetUp {
  /** Id in file names and addresses, such as `3-full`. */
  readonly id: string
  /** In the form that the rules read. */
  readonly options: Readonly<Record<string, unknown>> & { readonly players: number }
}

/** A counted decision: the first of a seat's turn. */
export interface ExplorerTurn {
  /** Distinguishes it from every other turn of the game. */
  readonly id: string
  readonly seat: Seat
}

/** A part of a position as label and text. */
export interface PositionFact {
  readonly label: string
  readonly text: string
}

export interface ExplorerTexts<State = unknown> {
  /**
   * Facts about the position for the seat to move; the first one distinguishes positions that can follow the
   * same move.
   */
  position(view: State): readonly PositionFact[]
  /** Text of a counted move in this position. */
  move(move: string, view: State): string
  item(item: string): string
  /** A sentence about what the comparison of positions ignores. */
  readonly leftOut: string
}

export interface GameExplorer<State = unknown, Command = unknown> {
  /** Set-ups with statistics; the first is the default. */
  readonly setUps: readonly ExplorerSetUp[]
  /** The set-up of options completed by the rules; null if it is not counted. */
  setUpOf(options: unknown): string | null
  /** Null while no counted turn is in progress. */
  turn(state: State): ExplorerTurn | null
  /** Canonical text of the public position: equal texts are equal positions. */
  position(state: State): string
  /** The commands of the turn as one move; null if there are none. */
  move(state: State, commands: readonly Command[]): string | null
  /** Counted from 1. */
  round(state: State): number
  /** Publicly visible worth of a seat. */
  worth(state: State, seat: Seat): number
  /** Items that a seat gets by a command it is about to give. */
  gains(state: State, command: Command): readonly string[]
  /** Whether a seat counts as the owner when the game is over. */
  keeps(state: State, seat: Seat, item: string): boolean
  texts(locale: Locale): Promise<ExplorerTexts<State>>
  /** Null if there are no statistics. */
  index(setUp: string): Promise<ExplorerIndex | null>
}
