import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'virtual:fonts.css'
import './styles/shell.css'
import { lookForServer } from './online/online-state.ts'
import { App } from './shell/app.tsx'
import { followSettings } from './state/appearance.ts'
import { followAddress } from './state/route.ts'
import { followOtherTabs } from './state/settings.ts'
import { workOffline } from './state/update.ts'

followAddress()
lookForServer()
followOtherTabs()
await followSettings()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
if (import.meta.env.PROD) void workOffline()
