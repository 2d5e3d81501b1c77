/** The player's rooms as the server last sent them, for the home page while it cannot be reached. */
import type { Result } from '@quayside/kernel'
import type { MyRoom } from '@quayside/protocol'
import {
  browserStorage,
  readText,
  type TextStorage,
  writeText,
} from '@quayside/table/page/browser-storage.ts'
import { LAST_ROOMS } from './last-rooms-key.ts'

export interface LastRooms {
  readonly rooms: readonly MyRoom[]
  /** Null without any. */
  readonly lastSeen: number | null
}

const NONE: LastRooms = { rooms: [], lastSeen: null }

/** What another version has stored may have another form. */
const isRoom = (room: unknown): room is MyRoom => {
  if (typeof room !== 'object' || room === null) return false
  const { info, ownSeats, deciders, ownTurns, results, isOver } = room as Partial<
    Record<keyof MyRoom, unknown>
  >
  return (
    typeof isOver === 'boolean' &&
    [ownSeats, deciders, ownTurns, results].every(Array.isArray) &&
    typeof info === 'object' &&
    info !== null &&
    'seats' in info &&
    Array.isArray(info.seats) &&
    'settings' in info
  )
}

const read = (keep: () => TextStorage): Partial<LastRooms> => {
  try {
    const kept = JSON.parse(readText(keep, LAST_ROOMS) || 'null') as Partial<
      Record<keyof LastRooms, unknown>
    > | null
    const { rooms, lastSeen } = kept ?? {}
    return Array.isArray(rooms) && rooms.length > 0 && rooms.every(isRoom) && typeof lastSeen === 'number'
      ? { rooms, lastSeen }
      : {}
  } catch {
    return {}
  }
}

/**
 * Keeps the rooms that the server has sent. While it cannot be reached these are shown; those of a player who has signed
 * out are forgotten.
 */
export const roomsAfter = (
  found: Result<unknown>,
  now = Date.now(),
  keep: () => TextStorage = browserStorage,
): Partial<LastRooms> => {
  if (found.ok && Array.isArray(found.value)) {
    writeText(keep, LAST_ROOMS, JSON.stringify({ rooms: found.value, lastSeen: now }))
    return {}
  }
  if (!found.ok && found.refusal.code === 'unreachable') return read(keep)
  if (!found.ok && found.refusal.code !== 'not-signed-in') return {}
  writeText(keep, LAST_ROOMS, '')
  return NONE
}
