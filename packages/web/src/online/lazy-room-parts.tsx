/** What only a table at the server needs, fetched at one. */

import { useBaseGame } from '@quayside/table/session/current-game.ts'
import { lazy, Suspense } from 'react'

const Notices = lazy(async () => ({ default: (await import('./connection-notices.tsx')).OnlineNotices }))

const Menu = lazy(async () => ({ default: (await import('./room-links.tsx')).OnlineMenu }))

const Chat = lazy(async () => ({ default: (await import('./chat/chat-button.tsx')).ChatButton }))

const PIECES = { notices: Notices, menu: Menu, chat: Chat } as const

export const LateOnline = ({ piece }: { readonly piece: keyof typeof PIECES }) => {
  const isOnline = useBaseGame(({ line }) => line !== null)
  const Piece = PIECES[piece]
  return isOnline ? (
    <Suspense>
      <Piece />
    </Suspense>
  ) : null
}
