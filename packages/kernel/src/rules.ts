/** The contract that the rules of a game fulfil: seats, viewers, events, scores and `Rules` itself. */
import type { Random } from './random.ts'
import type { Refusal, Result } from './refusal.ts'

/** Something that happened while a command was carried out: for log, animation and undo limits. */
export interface GameEvent {
  readonly kind: string
  /** Present when hidden information came to light, so that the command cannot be taken back any more. */
  readonly reveal?: true
}

/** One seat's result; `parts` names every source of points and adds up to `total`. */
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
 * What a game is to everything above it. Two verbs carry it: which commands are possible, and do this one.
 * A state is plain data that only the game's own package looks into; a command is a value that
 * `notation.print` names uniquely.
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

  /** The seats the game waits for, in playing order; none when it is over or waits for a reveal. */
  deciders(state: State): readonly Seat[]
  /** Every distinct sensible command in canonical order; in `list`, emptied first, where one is handed in. */
  commands(state: State, seat: Seat, list?: Command[]): Command[]
  refuse(state: State, seat: Seat, command: Command): Refusal | null
  /** Accepted though not listed: legal, but nothing a seat would want. Absent where there is no such command. */
  unlisted?(state: State, seat: Seat, command: Command): boolean
  /** Carries out an accepted command in place, telling `log` what happened. */
  apply(state: State, seat: Seat, command: Command, log?: Event[]): void
  outcome(state: State): Outcome | null

  /** The same shape with holes where the viewer may not look; the same engine runs on it. */
  view(state: State, viewer: Viewer): State
  /** What the viewer hears of a command and of an event. */
  viewCommand(command: Command, by: Seat, viewer: Viewer): Command
  viewEvent(event: Event, viewer: Viewer): Event
  /** Fills the holes of a view with one arrangement that the viewer must hold possible. */
  sampleState(view: State, random: Random): State

  readonly notation: {
    print(command: Command): string
    parse(text: string): Result<Command>
  }
  readonly position: {
    /** A whole state as a literal that `read` takes back. */
    write(state: State): unknown
    /** A sparse literal laid over a fresh set-up, checked. */
    read(literal: unknown): Result<State>
  }
  /** Tells two positions apart, as this build of the game holds them. */
  hash(state: State): string
  /** Tells two set-ups apart in words that outlive any build: stored records carry it. */
  deal(state: State): string
}

/** A place at the table, counted from 0; people read it counted from 1. */
export type Seat = number

export const isSeat = (seat: Seat, seats: number): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < seats

/** Who looks at a state: a seat or a spectator. */
export type Viewer = Seat | 'spectator'
