/** How far somebody has read what was said at a table, here and after a reload. */
import type { ChatMessage } from '@quayside/protocol'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import { create } from 'zustand'
import { readChatReadAt, storeChatReadAt } from '../room-storage.ts'

interface ReadState {
  /** When the last line was said that was read, for each table. */
  readonly read: Readonly<Record<string, number>>
}

const useRead = create<ReadState>()(() => ({ read: {} }))

export const readUntil = (room: string, made: number): void => {
  useRead.setState(({ read }) => ({ read: { ...read, [room]: made } }))
  storeChatReadAt(room, made)
}

const NO_LINES: readonly ChatMessage[] = []

export const useLines = (): readonly ChatMessage[] => useBaseGame(({ line }) => line?.chat ?? NO_LINES)

/** What others said that was not read. */
export const useUnread = (): readonly ChatMessage[] => {
  const room = useBaseGame(({ line }) => line?.place.room ?? '')
  const viewer = useBaseGame(({ shown }) => shown?.viewer)
  const lines = useLines()
  const until = useRead(({ read }) => read[room]) ?? readChatReadAt(room)
  return lines.filter(({ seat, createdAt: made }) => made > until && seat !== viewer)
}
