/** Lazy parts of the table that only a room on a server draws. */
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import { lazy, Suspense } from 'react'

const Notices = lazy(async () => ({ default: (await import('./connection-notices.tsx')).ConnectionNotices }))

const Menu = lazy(async () => ({ default: (await import('./room-panel/room-menu.tsx')).RoomLinks }))

const Chat = lazy(async () => ({ default: (await import('./chat/chat-button.tsx')).ChatButton }))

const Rematch = lazy(async () => ({
  default: (await import('./room-panel/rematch-button.tsx')).RematchButton,
}))

const PARTS = { notices: Notices, menu: Menu, chat: Chat, rematch: Rematch } as const

export const LazyRoomPart = ({ part }: { readonly part: keyof typeof PARTS }) => {
  const isOnline = useBaseGame(({ server }) => server !== null)
  const Part = PARTS[part]
  return isOnline ? (
    <Suspense>
      <Part />
    </Suspense>
  ) : null
}
