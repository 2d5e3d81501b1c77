/** The person's tables at the server, fetched by whoever has some. */
import type { MyRoom } from '@quayside/protocol'
import { Suspense } from 'react'
import { lazyComponent } from '../state/late-piece.ts'

const OnlineGames = lazyComponent(async () => (await import('./my-room-cards.tsx')).OnlineGames)
const OnlineGameCard = lazyComponent(async () => (await import('./my-room-cards.tsx')).OnlineGameCard)

export const LateOnlineGames = ({ rooms }: { readonly rooms: readonly MyRoom[] }) =>
  rooms.length === 0 ? null : (
    <Suspense>
      <OnlineGames rooms={rooms} />
    </Suspense>
  )

export const LateOnlineGameCard = ({ room }: { readonly room: MyRoom }) => (
  <Suspense>
    <OnlineGameCard room={room} />
  </Suspense>
)
