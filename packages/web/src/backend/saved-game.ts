import type { Progress } from '@quayside/game'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'

/** A game as it is kept: the record is the truth, the rest is for the list of games. */
export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatOccupant[]
  /** The text form of the record. */
  readonly record: string
  /** Where the game began, for one that was set up as a position and has no seed to deal from; otherwise null. */
  readonly position: unknown
  readonly begun: number
  readonly changed: number
  /** How many commands, and how far: for the list. */
  readonly at: number
  readonly stage: Progress
  readonly over: boolean
  /** The seats it waits for. */
  readonly waits: readonly number[]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

export const isSeatPlan = (value: unknown): value is SeatOccupant =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  (value['bot'] === null || typeof value['bot'] === 'string')

const isStage = (value: unknown): value is Progress =>
  isObject(value) &&
  typeof value['version'] === 'string' &&
  isCount(value['round']) &&
  isCount(value['rounds'])

const isListOf =
  <Item>(isItem: (value: unknown) => value is Item) =>
  (value: unknown): value is readonly Item[] =>
    Array.isArray(value) && value.every(isItem)

const isText = (value: unknown): value is string => typeof value === 'string'

const CHECKS: { readonly [Field in keyof SavedGame]: (value: unknown) => value is SavedGame[Field] } = {
  id: isText,
  game: isText,
  seats: isListOf(isSeatPlan),
  record: isText,
  position: (value): value is unknown => value !== undefined,
  begun: isCount,
  changed: isCount,
  at: isCount,
  stage: isStage,
  over: (value): value is boolean => typeof value === 'boolean',
  waits: isListOf(isCount),
}

/** Whether what was found in the store is a game that can at least be listed. */
export const isSavedGame = (value: unknown): value is SavedGame =>
  isObject(value) && Object.entries(CHECKS).every(([field, check]) => check(value[field]))

/** Something in the store that is not a game any more: kept as the text that was found. */
export interface DamagedGame {
  readonly id: string
  readonly raw: string
  /** What was wrong with it. */
  readonly code: string
  readonly found: number
}
