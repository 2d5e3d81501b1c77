import { lazy, Suspense } from 'react'
import { useOnline } from '../online-state.ts'

const Lobby = lazy(async () => ({ default: (await import('./lobby.tsx')).Lobby }))

/** The tables that wait for people, where there is a server. */
export const LateLobby = () => {
  const isHere = useOnline((online) => online.isHere)
  return isHere === true ? (
    <Suspense>
      <Lobby />
    </Suspense>
  ) : null
}
