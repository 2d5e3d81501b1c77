import type { Options } from '../options.ts'

/** A position as people and programs write it: differences from a set-up, cards by name, seats from 1. */
export interface PositionLiteral {
  readonly options?: Partial<Options>
  /** The version of the rules; by default the latest. */
  readonly rules?: number
  readonly seed?: string
  /** The seat that begins the game. */
  readonly start?: number
  readonly phase?: PhaseName
  readonly round?: number
  readonly turn?: number
  readonly step?: StepName
  readonly awaiting?: boolean
  /** The viewer; null for the whole truth. */
  readonly viewer?: number | 'spectator' | null
  /** Supply tiles in order, such as `wood+cattle`; null for one that the viewer sees face down. */
  readonly tiles?: readonly (string | null)[]
  readonly offers?: Readonly<Record<string, number>>
  readonly town?: readonly string[]
  /** The three proposal piles from the top. */
  readonly piles?: readonly (readonly string[])[]
  /** The face-down special buildings from the top; null for one that the viewer does not know. */
  readonly special?: readonly (string | null)[]
  /** Ship piles by type, the top ship last. */
  readonly ships?: Readonly<Record<string, readonly string[]>>
  /** A revealed card that waits in the town for an empty proposal space; by default any such card in the town. */
  readonly waiting?: string | null
  readonly modernised?: readonly string[]
  /** Buildings that have left the game. */
  readonly out?: readonly string[]
  /** Seats that must take an offer next. */
  readonly strike?: readonly number[]
  /** Final actions that the active seat has taken in this turn while another is to come. */
  readonly finalActions?: number
  /** Buildings sold in this turn. */
  readonly sold?: readonly string[]
  readonly seats?: Readonly<Record<string, SeatLiteral>>
  /** The current action, as the engine writes it. */
  readonly frames?: readonly (readonly number[])[]
}

export interface SeatLiteral {
  readonly stock?: Readonly<Record<string, number>>
  readonly loans?: number
  /** Goods in pawn. */
  readonly pawned?: readonly string[]
  /** The building with the disc; null if it is at home. */
  readonly disc?: string | null
  readonly buildings?: readonly string[]
  readonly ships?: readonly string[]
  /** Special buildings in hand or set aside for it; null for one that is unknown or was laid. */
  readonly hand?: readonly (string | null)[]
  readonly owes?: number
  /** Places of the special pile that the seat knows, counted from 1. */
  readonly knows?: readonly number[]
  /** Special buildings that the seat knows to be among the top two. */
  readonly either?: readonly string[]
}

export const PHASES = ['turns', 'interest', 'feeding', 'final', 'over'] as const
export type PhaseName = (typeof PHASES)[number]

export const STEPS = ['supply', 'main', 'end'] as const
export type StepName = (typeof STEPS)[number]
