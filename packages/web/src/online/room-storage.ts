/**
 * What this browser stores for a room in localStorage: the seat secret, the time zone last sent, how far the chat was
 * read, and whether its player left the game.
 */
import {
  browserStorage,
  readText,
  type TextStorage,
  writeText,
} from '@quayside/table/page/browser-storage.ts'

/** Each value with the name that version 0.1 stored it under. */
const FORMER_NAMES = { seatSecret: 'seat', timeZone: 'zone', chatReadAt: 'read' } as const

type RoomValue = keyof typeof FORMER_NAMES

const storageKey = (room: string, value: RoomValue): string => `quayside.room.${room}.${value}`

const readRoomValue = (storage: () => TextStorage, room: string, value: RoomValue): string | null =>
  readText(storage, storageKey(room, value)) ?? readText(storage, `quayside.${FORMER_NAMES[value]}.${room}`)

export const storeSeatKey = (storage: () => TextStorage, room: string, key: string): void => {
  writeText(storage, storageKey(room, 'seatSecret'), key)
}

/** The secret opens the seat in another browser, so it is never sent except by the player. */
export const readSeatKey = (storage: () => TextStorage, room: string): string | null =>
  readRoomValue(storage, room, 'seatSecret')

/** The browser's time zone if it differs from the one last sent, so that it is sent once and after a journey. */
export const changedTimeZone = (room: string, storage: () => TextStorage = browserStorage): string | null => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (readRoomValue(storage, room, 'timeZone') === timeZone) return null
  writeText(storage, storageKey(room, 'timeZone'), timeZone)
  return timeZone
}

/** Not stored by version 0.1. */
const leftKey = (room: string): string => `quayside.room.${room}.left`

/** Marks that the player left voluntarily; a player who was replaced sees another text. */
export const storeLeft = (room: string, storage: () => TextStorage = browserStorage): void => {
  writeText(storage, leftKey(room), 'yes')
}

export const hasLeft = (room: string, storage: () => TextStorage = browserStorage): boolean =>
  readText(storage, leftKey(room)) !== null

/** When the newest read message was written. */
export const readChatReadAt = (room: string, storage: () => TextStorage = browserStorage): number =>
  Number(readRoomValue(storage, room, 'chatReadAt') ?? 0)

export const storeChatReadAt = (
  room: string,
  createdAt: number,
  storage: () => TextStorage = browserStorage,
): void => {
  writeText(storage, storageKey(room, 'chatReadAt'), String(createdAt))
}
