/** The secrets of the person's seats, kept in this browser alone: a link made of one opens the seat elsewhere. */
import type { Keep } from '../state/settings.ts'

const keyOf = (room: string): string => `quayside.seat.${room}`

export const keepSeatKey = (keep: () => Keep, room: string, key: string): void => {
  try {
    keep().setItem(keyOf(room), key)
  } catch {}
}

export const keptSeatKey = (keep: () => Keep, room: string): string | null => {
  try {
    return keep().getItem(keyOf(room))
  } catch {
    return null
  }
}
