/** The tray while other seats' moves are played back: nobody needs it before the first move. */
import { lazy, Suspense } from 'react'

const load = () => import('./playback-tray.tsx')

const Lazy = lazy(async () => ({ default: (await load()).PlaybackTray }))

/** Fetches it beforehand; without a connection it is fetched when it is needed. */
export const preloadPlaybackTray = (): void => void load().catch(() => undefined)

export const PlaybackTray = () => (
  <Suspense>
    <Lazy />
  </Suspense>
)
