/** A game that is looked back at. */
import type { Bookmark, Measure, ReplayAdapter, RoundBookmarks } from '@quayside/game'
import {
  accept,
  parseRecord,
  printRecord,
  type Result,
  recordUntil,
  type Seat,
  type Viewer,
} from '@quayside/kernel'
import type { Curve } from '@quayside/table/charts/curve-by-round.ts'
import { readStep, type Step } from '@quayside/table/session/current-game.ts'
import type { ReplayData, SeatOccupant } from '@quayside/table/session/messages.ts'
import { printGame } from '../backend/game-text.ts'

export interface ReplayGame {
  readonly game: ReplayAdapter
  readonly seats: readonly SeatOccupant[]
  readonly viewer: Viewer
  /** One more than there are steps. */
  readonly views: readonly unknown[]
  readonly steps: readonly Step[]
  /** The whole game; null while it is under way. */
  readonly text: string | null
}

/** The game is the one that is told of. */
export const parseReplay = (
  { seats, viewer, views, steps, text }: ReplayData,
  game: ReplayAdapter,
): Result<ReplayGame> => {
  const read: unknown[] = []
  for (const literal of views) {
    const view = game.rules.position.read(literal)
    if (!view.ok) return view
    read.push(view.value)
  }
  const played = steps.flatMap((step) => readStep(game.rules, step))
  return accept({ game, seats, viewer, views: read, steps: played, text })
}

export const measureOf = ({ game, text }: ReplayGame): Measure => game.measure(text !== null)

export const curveOf = (past: ReplayGame): Curve => {
  const measure = measureOf(past)
  return past.views.map((view) => past.game.standings(view, measure))
}

/** The part of the game that a position is in. */
export const stopAt = <Place extends Bookmark>(
  rounds: readonly RoundBookmarks<Place>[],
  position: number,
): Place | undefined => rounds.flatMap(({ stops }) => stops).findLast((stop) => stop.position <= position)

/** Null for a text that is no game. */
export const gameTextUntil = (text: string, position: number): string | null => {
  const { record, start } = partsOf(text)
  const parsed = parseRecord(record)
  if (!parsed.ok) return null
  return printGame(printRecord(recordUntil(parsed.value, position)), start)
}

/** A game that was dealt is the text of its record; one that began in a position says so around it. */
const partsOf = (text: string): { readonly record: string; readonly start: unknown } => {
  if (!text.trimStart().startsWith('{')) return { record: text, start: null }
  const { record, position } = JSON.parse(text) as { record: string; position: unknown }
  return { record, start: position }
}

/** Where only bots sat, whoever's turn it is becomes a person. */
export const forkSeats = (seats: readonly SeatOccupant[], next: Seat): readonly SeatOccupant[] =>
  seats.some(({ bot }) => bot === null)
    ? seats
    : seats.map((plan, seat) => (seat === next ? { ...plan, bot: null } : plan))
