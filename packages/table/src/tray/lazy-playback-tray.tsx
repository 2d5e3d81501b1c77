/** The tray during the playback of other players' moves. Lazy: it is not needed before the first move. */
import { lazy, Suspense } from 'react'

const load = () => import('./playback-tray.tsx')

const Lazy = lazy(async () => ({ default: (await load()).PlaybackTray }))

/** Preloads it; if that fails, it is fetched on use. */
export const preloadPlaybackTray = (): void => void load().catch(() => undefined)

export const PlaybackTray = () => (
  <Suspense>
    <Lazy />
  </Suspense>
)
