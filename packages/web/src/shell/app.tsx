import { lazy, Suspense, useEffect } from 'react'
import { useRoute } from '../state/route.ts'
import { useTable } from '../state/table-state.ts'
import { Boundary } from './boundary.tsx'
import { Home } from './home/home.tsx'
import { NewGame } from './new-game/new-game.tsx'
import { SettingsPage } from './settings/settings-page.tsx'
import { Opening, TableScreen } from './table/table-screen.tsx'

const OnlineScreen = lazy(async () => ({
  default: (await import('../online/online-screen.tsx')).OnlineScreen,
}))

const ReplayScreen = lazy(async () => ({
  default: (await import('../replay/replay-screen.tsx')).ReplayScreen,
}))

export const App = () => (
  <Boundary>
    <Screen />
  </Boundary>
)

const Screen = () => {
  const { route } = useRoute()
  const { leave } = useTable()
  useEffect(() => {
    // A game stays open behind the settings; anywhere else another tab may have it.
    if (route.page === 'home' || route.page === 'new-game') leave()
  }, [route, leave])
  switch (route.page) {
    case 'home':
      return <Home />
    case 'new-game':
      return <NewGame />
    case 'settings':
      return <SettingsPage />
    case 'table':
      return <TableScreen id={route.id} />
    case 'replay':
      return (
        <Suspense fallback={<main className="sh-still" aria-busy="true" />}>
          <ReplayScreen source={route.source} position={route.position} review={route.review} />
        </Suspense>
      )
    case 'join':
    case 'watch':
    case 'seat':
      return (
        <Suspense fallback={<Opening />}>
          <OnlineScreen key={route.room} route={route} />
        </Suspense>
      )
  }
}
