/** The person's tables at the server, fetched by whoever has some. */
import type { MyRoom } from '@quayside/protocol'
import { lazyComponent } from '@quayside/table/page/lazy.ts'
import { Suspense } from 'react'
import { useOnline } from './online-store.ts'

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

const Lobby = lazyComponent(async () => (await import('./lobby.tsx')).Lobby)

/** The tables that wait for people, where there is a server. */
export const LateLobby = () => {
  const isHere = useOnline((online) => online.isHere)
  return isHere === true ? (
    <Suspense>
      <Lobby />
    </Suspense>
  ) : null
}
