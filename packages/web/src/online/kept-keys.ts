/** The secrets of the person's seats, kept in this browser alone: a link made of one opens the seat elsewhere. */
import { type Keep, keepText, keptText } from '@quayside/table/page/keep.ts'

const keyOf = (room: string): string => `quayside.seat.${room}`

export const keepSeatKey = (keep: () => Keep, room: string, key: string): void => {
  keepText(keep, keyOf(room), key)
}

export const keptSeatKey = (keep: () => Keep, room: string): string | null => keptText(keep, keyOf(room))
