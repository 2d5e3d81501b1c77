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

const LessonScreen = lazy(async () => ({
  default: (await import('../learning/lesson-screen.tsx')).LessonScreen,
}))

const RulesPage = lazy(async () => ({ default: (await import('../rules/rules-page.tsx')).RulesPage }))

const CardsPage = lazy(async () => ({ default: (await import('../rules/cards-page.tsx')).CardsPage }))

const ReplayScreen = lazy(async () => ({
  default: (await import('../replay/replay-screen.tsx')).ReplayScreen,
}))

const YouPage = lazy(async () => ({ default: (await import('../online/you/you-page.tsx')).YouPage }))

const PlayerPage = lazy(async () => ({
  default: (await import('../online/people/player-page.tsx')).PlayerPage,
}))

const RatingsPage = lazy(async () => ({
  default: (await import('../online/people/ratings-page.tsx')).RatingsPage,
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
    case 'lesson':
      return (
        <Suspense fallback={<Opening />}>
          <LessonScreen key={route.game} game={route.game} />
        </Suspense>
      )
    case 'rules':
      return (
        <Suspense fallback={<Opening />}>
          <RulesPage game={route.game} topic={route.topic} />
        </Suspense>
      )
    case 'cards':
      return (
        <Suspense fallback={<Opening />}>
          <CardsPage game={route.game} />
        </Suspense>
      )
    case 'you':
      return (
        <Suspense fallback={<Opening />}>
          <YouPage />
        </Suspense>
      )
    case 'player':
      return (
        <Suspense fallback={<Opening />}>
          <PlayerPage key={route.id} id={route.id} />
        </Suspense>
      )
    case 'ratings':
      return (
        <Suspense fallback={<Opening />}>
          <RatingsPage game={route.game} seats={route.seats} />
        </Suspense>
      )
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
