import { followOtherTabs } from '@quayside/table/page/settings.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepBeside } from './host/worker-link.ts'
import { detectServer } from './online/online-store.ts'
import { App, fetchAhead } from './shell/app.tsx'
import { words } from './start.ts'
import { followColours } from './state/appearance.ts'
import { whenIdle } from './state/leisure.ts'
import { followAddress } from './state/route.ts'
import { registerServiceWorker } from './state/update.ts'

keepBeside()
followAddress()
followOtherTabs()
followColours()
detectServer()

// Not awaited here: the words need what speaks them, which lies in this same file and is there when this has run.
void words.then(() => {
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  whenIdle(() => void fetchAhead().then(import.meta.env.PROD ? registerServiceWorker : undefined))
})
