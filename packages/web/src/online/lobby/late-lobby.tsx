import { Suspense } from 'react'
import { lazyComponent } from '../../state/late-piece.ts'
import { useOnline } from '../online-store.ts'

const Lobby = lazyComponent(async () => (await import('../lobby.tsx')).Lobby)

/** The tables that wait for people, where there is a server. */
export const LateLobby = () => {
  const isHere = useOnline((online) => online.isHere)
  return isHere === true ? (
    <Suspense>
      <Lobby />
    </Suspense>
  ) : null
}
