/** Which chat messages of a room are unread, also after a reload. */
import type { ChatMessage } from '@quayside/protocol'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import { create } from 'zustand'
import { readChatReadAt, storeChatReadAt } from '../room-storage.ts'

interface ReadState {
  /** By room: when the newest read message was written. */
  readonly read: Readonly<Record<string, number>>
}

const useRead = create<ReadState>()(() => ({ read: {} }))

export const markRead = (room: string, createdAt: number): void => {
  useRead.setState(({ read }) => ({ read: { ...read, [room]: createdAt } }))
  storeChatReadAt(room, createdAt)
}

const NO_MESSAGES: readonly ChatMessage[] = []

export const useChatMessages = (): readonly ChatMessage[] =>
  useBaseGame(({ server }) => server?.chat ?? NO_MESSAGES)

/** Unread messages of others. */
export const useUnreadMessages = (): readonly ChatMessage[] => {
  const room = useBaseGame(({ server }) => server?.address.room ?? '')
  const viewer = useBaseGame(({ currentFrame }) => currentFrame?.viewer)
  const messages = useChatMessages()
  const until = useRead(({ read }) => read[room]) ?? readChatReadAt(room)
  return messages.filter(({ seat, createdAt }) => createdAt > until && seat !== viewer)
}
