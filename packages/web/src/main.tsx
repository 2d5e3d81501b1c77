import { followOtherTabs } from '@quayside/table/page/settings.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { installWorkerBackend } from './backend/worker-backend.ts'
import { detectServer } from './online/online-store.ts'
import { textsLoaded } from './preload.ts'
import { App, fetchAhead } from './shell/app.tsx'
import { registerServiceWorker } from './state/app-update.ts'
import { followColours } from './state/appearance.ts'
import { followAddress } from './state/routing.ts'

/** The longest wait for a page that is never idle. */
const MAX_IDLE_WAIT_MS = 3000

/** Runs background work when the page is idle. */
const whenIdle = (work: () => void): void => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: MAX_IDLE_WAIT_MS })
  else setTimeout(work, MAX_IDLE_WAIT_MS / 10)
}

installWorkerBackend()
followAddress()
followOtherTabs()
followColours()
detectServer()

// Not awaited: the texts need the formatter in this chunk, which must finish loading first.
void textsLoaded.then(() => {
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  whenIdle(() => void fetchAhead().then(import.meta.env.PROD ? registerServiceWorker : undefined))
})
