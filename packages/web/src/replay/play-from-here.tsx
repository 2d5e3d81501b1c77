/** Playing on from a position of a game that was played: the same game up to there, as a text. */
import { parseRecord, printRecord, recordUntil, type Seat } from '@quayside/kernel'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { printGame } from '../host/game-text.ts'

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
