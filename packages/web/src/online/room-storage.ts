/** The secrets of the person's seats, kept in this browser alone: a link made of one opens the seat elsewhere. */
import { readText, type TextStorage, writeText } from '@quayside/table/page/keep.ts'

const keyOf = (room: string): string => `quayside.seat.${room}`

export const storeSeatKey = (keep: () => TextStorage, room: string, key: string): void => {
  writeText(keep, keyOf(room), key)
}

export const readSeatKey = (keep: () => TextStorage, room: string): string | null =>
  readText(keep, keyOf(room))
