/**
 * An analysis packed into a link: a position alone, or a game with variations. It stays in the URL hash, so no server
 * sees it.
 */
import { accept, type Result, refused } from '@quayside/kernel'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { currentSeats, isSeatPlan } from '../backend/saved-games.ts'
import { packText, unpackText } from '../state/packed-text.ts'

/** An analysis as text, and the current node in it. */
export interface AnalysisText {
  readonly text: string
  readonly seats: readonly SeatOccupant[]
  /** Index of the chosen move at each position, from the start. */
  readonly path: readonly number[]
}

const PREFIX = 'position='

export const isPositionLink = (source: string): boolean => source.startsWith(PREFIX)

export const packPosition = async (literal: unknown): Promise<string> =>
  PREFIX + (await packText(JSON.stringify(literal)))

export const packAnalysis = async ({ text, seats, path }: AnalysisText): Promise<string> =>
  PREFIX + (await packText(JSON.stringify({ text, seats, path })))

const isPath = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((place) => Number.isInteger(place) && place >= 0)

/** Null for any other value, such as a position. */
export const analysisTextIn = (value: unknown): AnalysisText | null => {
  if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string')
    return null
  const seats =
    'seats' in value && Array.isArray(value.seats) && value.seats.every(isSeatPlan) ? value.seats : []
  const path = 'path' in value && isPath(value.path) ? value.path : []
  return { text: value.text, seats: currentSeats(seats), path }
}

export const unpackAnalysis = async (source: string): Promise<Result<AnalysisText>> => {
  try {
    const text = await unpackText(source.slice(PREFIX.length))
    return accept(analysisTextIn(JSON.parse(text)) ?? { text, seats: [], path: [] })
  } catch {
    return refused('not-a-record')
  }
}
