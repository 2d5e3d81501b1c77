/** A game to replay: its views, steps and curve, and its text up to a move. */
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
  /** Before each step and after the last. */
  readonly views: readonly unknown[]
  readonly steps: readonly Step[]
  /** The saved text of the game; null while it is under way. */
  readonly text: string | null
}

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

export const replayMeasure = ({ game, text }: ReplayGame): Measure => game.measure(text !== null)

export const replayCurve = (replay: ReplayGame): Curve => {
  const measure = replayMeasure(replay)
  return replay.views.map((view) => replay.game.standings(view, measure))
}

/** The last bookmark at or before a move. */
export const bookmarkAt = <Place extends Bookmark>(
  rounds: readonly RoundBookmarks<Place>[],
  position: number,
): Place | undefined => rounds.flatMap(({ stops }) => stops).findLast((stop) => stop.position <= position)

/** The round that a move is made in. */
export const roundAt = (rounds: readonly RoundBookmarks[], position: number): RoundBookmarks | undefined =>
  rounds.findLast(({ stops: [first] }) => first !== undefined && first.position <= position)

/** Null for a text that is not a game. */
export const gameTextUntil = (text: string, position: number): string | null => {
  const { record, start } = parseGameText(text)
  const parsed = parseRecord(record)
  if (!parsed.ok) return null
  return printGame(printRecord(recordUntil(parsed.value, position)), start)
}

/** A dealt game is saved as its record; one that started from a position as JSON with both. */
const parseGameText = (text: string): { readonly record: string; readonly start: unknown } => {
  if (!text.trimStart().startsWith('{')) return { record: text, start: null }
  const { record, position } = JSON.parse(text) as { record: string; position: unknown }
  return { record, start: position }
}

/** Where all seats were bots, the next decider becomes a player. */
export const forkSeats = (seats: readonly SeatOccupant[], next: Seat): readonly SeatOccupant[] =>
  seats.some(({ bot }) => bot === null)
    ? seats
    : seats.map((occupant, seat) => (seat === next ? { ...occupant, bot: null } : occupant))
