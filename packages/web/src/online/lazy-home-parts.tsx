/** Lazy parts of the home page that only a page of a game server draws. */
import type { MyRoom } from '@quayside/protocol'
import { lazyComponent } from '@quayside/table/page/lazy.ts'
import { Suspense } from 'react'
import { useOnline } from './online-store.ts'

const MyRoomCard = lazyComponent(async () => (await import('./my-room-cards.tsx')).MyRoomCard)

export const LazyMyRoomCard = ({ room }: { readonly room: MyRoom }) => (
  <Suspense>
    <MyRoomCard room={room} />
  </Suspense>
)

const Invitations = lazyComponent(async () => (await import('./invitations.tsx')).Invitations)

/** Only for a player known to the server, because others cannot be invited. */
export const LazyInvitations = () => {
  const isKnown = useOnline(({ player }) => player !== null)
  return isKnown ? (
    <Suspense>
      <Invitations />
    </Suspense>
  ) : null
}

const Lobby = lazyComponent(async () => (await import('./lobby.tsx')).Lobby)

export const LazyLobby = () => {
  const isAvailable = useOnline((online) => online.isAvailable)
  return isAvailable === true ? (
    <Suspense>
      <Lobby />
    </Suspense>
  ) : null
}
