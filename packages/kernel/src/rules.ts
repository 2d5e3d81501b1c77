/** The contract that the rules of a game implement: seats, viewers, events, scores and `Rules` itself. */
import type { Random } from './random.ts'
import type { Refusal, Result } from './refusal.ts'

/** Something that happened while a command was carried out; used for the log, animations and undo limits. */
export interface GameEvent {
  readonly kind: string
  /** Present when hidden information was revealed, so that the command cannot be undone any more. */
  readonly reveal?: true
}

/** The result of one seat; `parts` has every source of points and adds up to `total`. */
export interface Score {
  readonly seat: Seat
  readonly total: number
  /** 1 for the winner or winners; equal results share a rank. */
  readonly rank: number
  readonly parts: Readonly<Record<string, number>>
}

export interface Outcome {
  readonly scores: readonly Score[]
  readonly winners: readonly Seat[]
}

/**
 * The rules of a game. The two central functions are `commands`, which lists the possible commands, and `apply`, which
 * carries one out. A state is plain data that only the game's own package looks into; a command is a value with a unique
 * notation.
 */
export interface Rules<State, Command, Options, Event extends GameEvent> {
  readonly game: string
  /** Raised when a rule change would replay an old record differently. */
  readonly version: number
  /** The versions before this one, which old records replay under. */
  readonly earlier?: readonly Rules<State, Command, Options, Event>[]

  /** Completes and checks options that come from outside. */
  options(raw: unknown): Result<Options>
  setup(options: Options, seed: string): State
  copy(state: State): State
  seatCount(state: State): number

  /** The seats that the game waits for, in playing order; none when it is over or waits for a reveal. */
  deciders(state: State): readonly Seat[]
  /** Every distinct sensible command in canonical order; written into `list`, which is emptied first, if given. */
  commands(state: State, seat: Seat, list?: Command[]): Command[]
  refuse(state: State, seat: Seat, command: Command): Refusal | null
  /** True for commands that are legal but not listed, because no player would want them. */
  unlisted?(state: State, seat: Seat, command: Command): boolean
  /** Carries out an accepted command in place, and appends its events to `log`. */
  apply(state: State, seat: Seat, command: Command, log?: Event[]): void
  outcome(state: State): Outcome | null

  /** The state with hidden information masked for the viewer; the same rules run on it. */
  view(state: State, viewer: Viewer): State
  /** The command and the event as the viewer may see them. */
  viewCommand(command: Command, by: Seat, viewer: Viewer): Command
  viewEvent(event: Event, viewer: Viewer): Event
  /** Samples a state that is consistent with the view. */
  sampleState(view: State, random: Random): State

  readonly notation: {
    print(command: Command): string
    parse(text: string): Result<Command>
  }
  readonly position: {
    /** The state as JSON data that `read` accepts. */
    write(state: State): unknown
    /** Reads and checks a position; missing parts come from a new set-up. */
    read(literal: unknown): Result<State>
  }
  /** Distinguishes two states; may change with any version of the code. */
  hash(state: State): string
  /** Distinguishes two set-ups; stored in records, so it must never change. */
  deal(state: State): string
}

/** The number of a seat, counted from 0; shown to people counted from 1. */
export type Seat = number

export const isSeat = (seat: Seat, seats: number): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < seats

/** A seat or a spectator. */
export type Viewer = Seat | 'spectator'
