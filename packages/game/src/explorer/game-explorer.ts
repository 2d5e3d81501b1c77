/** What the explorer asks of a game: which positions are the same, what a move is, and what somebody can own. */
import type { Seat } from '@quayside/kernel'
import type { Locale } from '@quayside/texts'
import type { ExplorerIndex } from './explorer-index.ts'

/** A set-up that is counted by itself. */
export interface ExplorerSetUp {
  /** As files and addresses call it, such as `3-full`. */
  readonly id: string
  /** As the rules read them. */
  readonly options: Readonly<Record<string, unknown>> & { readonly players: number }
}

/** A decision that is counted: the first of a seat's turn. */
export interface ExplorerTurn {
  /** Tells it from every other turn of the game. */
  readonly id: string
  readonly seat: Seat
}

/** A part of a position with its name, as a text. */
export interface PositionFact {
  readonly label: string
  readonly text: string
}

export interface ExplorerTexts<State = unknown> {
  /** What the seat that moves has before it; the first one tells apart what can follow from one move. */
  position(view: State): readonly PositionFact[]
  /** A move as it is counted, made in this position. */
  move(move: string, view: State): string
  item(item: string): string
  /** What the position leaves out, in a sentence. */
  readonly leftOut: string
}

export interface GameExplorer<State = unknown, Command = unknown> {
  /** Those with numbers, the first is shown first. */
  readonly setUps: readonly ExplorerSetUp[]
  /** Of options that the rules have completed; null for a set-up that is not counted. */
  setUpOf(options: unknown): string | null
  /** Null where no turn that is counted is under way. */
  turn(state: State): ExplorerTurn | null
  /** What everybody can see and what decides whether two positions are the same, without names, in a fixed order. */
  position(state: State): string
  /** The commands of the turn's seat, in their order, as one move; null where they are none. */
  move(state: State, commands: readonly Command[]): string | null
  /** Counted from 1. */
  round(state: State): number
  /** What everybody can see that a seat is worth. */
  worth(state: State, seat: Seat): number
  /** What a seat gets by a command that it is about to give. */
  gains(state: State, command: Command): readonly string[]
  /** Whether a seat counts as the owner of it when the game is over. */
  keeps(state: State, seat: Seat, item: string): boolean
  texts(locale: Locale): Promise<ExplorerTexts<State>>
  /** Null where there are no numbers. */
  index(setUp: string): Promise<ExplorerIndex | null>
}
