import type { Examples } from '../games/kit.ts'
import type { TroubleCode } from '../trouble.ts'

/** The parameters of a refusal as text; a missing one is an empty text. */
export type Value = (name: string) => string

/** The column of examples in the help. */
export const example = (text: string): string => text.padEnd(19)

/** The bots that people play against, the weakest first. */
export const LADDER = ['random', 'deckhand', 'mate', 'captain', 'harbourmaster'] as const

type Ladder = (typeof LADDER)[number]

/** Everything the terminal says that belongs to no single game. */
export interface Phrases {
  readonly refusals: Readonly<Record<TroubleCode, (value: Value) => string>>
  readonly record: {
    /** A record that replays; `seats` and `lines` are counts. */
    readonly replays: (seats: number, lines: number) => string
    readonly unfinished: string
    /** The seed follows from what was committed to and what the seats added. */
    readonly dealVerified: (commitment: string) => string
    readonly position: string
    readonly written: (file: string) => string
    readonly lineOf: (file: string, line: number) => string
  }
  /** Copies of a server's store; `what` tells how much. */
  readonly store: {
    readonly games: (games: number, entries: number) => string
    readonly backedUp: (what: string, file: string) => string
    readonly restored: (what: string, store: string) => string
    readonly copied: (what: string, store: string) => string
    readonly verified: (what: string, fingerprint: string) => string
  }
  /** Columns of what an operator reads, where the page has no word for them. */
  readonly operator: Readonly<
    Record<
      | 'id'
      | 'name'
      | 'kind'
      | 'since'
      | 'changed'
      | 'host'
      | 'addresses'
      | 'room'
      | 'owner'
      | 'due'
      | 'attempts'
      | 'error',
      string
    >
  > & { readonly more: (cursor: string) => string }
  /** What bots are called; those of the baselines go by their names. */
  readonly bots: Readonly<Record<Ladder, string>>
  readonly review: {
    readonly curve: string
    readonly turningPoints: string
    readonly mistakes: string
  }
  readonly table: {
    readonly possible: (seat: string, question: string) => string
    readonly noTerminal: string
    readonly welcome: string
    readonly howMany: string
    readonly whichGame: string
    readonly whichLength: string
    readonly full: string
    readonly short: string
    readonly howManyBots: string
    readonly whichBots: string
    readonly keys: string
    readonly typed: string
    readonly help: (examples: Examples) => readonly string[]
    readonly legal: string
    readonly whyWhat: (command: string) => string
    readonly undone: (command: string) => string
    readonly undoStops: Readonly<Record<'start' | 'reveal' | 'other-seat', string>>
    readonly saved: (file: string) => string
    readonly saveWhere: string
    readonly saveBeforeLeaving: string
    readonly overwrite: (file: string) => string
    readonly yes: string
    readonly no: string
    readonly resumes: (file: string) => string
    readonly bye: string
    readonly secretAsk: (seat: string) => string
    readonly secretHide: string
    readonly secretNothing: string
    readonly seed: (seed: string) => string
  }
}
