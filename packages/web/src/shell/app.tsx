import { lazyComponent } from '@quayside/table/page/lazy.ts'
import type { Route } from '@quayside/table/page/routing.ts'
import { loadGameTexts } from '@quayside/table/page/texts.ts'
import { leaveTable } from '@quayside/table/session/leave-table.ts'
import { Suspense, useEffect } from 'react'
import { useRoute } from '../state/routing.ts'
import { Loading, StillScreen } from './components/still-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { useFocusOnHeading } from './focus-heading.ts'
import { Home } from './home/home.tsx'

const NotFound = lazyComponent(async () => (await import('./components/not-found.tsx')).NotFound)

const SettingsPage = lazyComponent(async () => (await import('./settings/settings-page.tsx')).SettingsPage)

const DailyPage = lazyComponent(async () => (await import('../daily/daily-page.tsx')).DailyPage)

const LearnPage = lazyComponent(async () => (await import('./learn/learn-page.tsx')).LearnPage)

const StudyPage = lazyComponent(async () => (await import('./learn/learn-page.tsx')).StudyPage)

const loadNewGame = async () => (await import('./new-game/new-game.tsx')).NewGame

const NewGame = lazyComponent(loadNewGame)

const TableScreen = lazyComponent(async () => (await import('./table/table-screen.tsx')).TableScreen)

const OnlineScreen = lazyComponent(async () => (await import('../online/room-screen.tsx')).RoomScreen)

const LessonScreen = lazyComponent(async () => (await import('../lessons/lesson-screen.tsx')).LessonScreen)

const RulesPage = lazyComponent(async () => (await import('../rules/rules-page.tsx')).RulesPage)

const CardsPage = lazyComponent(async () => (await import('../rules/cards-page.tsx')).CardsPage)

const ExplorerPage = lazyComponent(async () => (await import('../explorer/explorer-page.tsx')).ExplorerPage)

const ReplayScreen = lazyComponent(async () => (await import('../replay/replay-screen.tsx')).ReplayScreen)

const EditorScreen = lazyComponent(async () => (await import('../editor/editor-screen.tsx')).EditorScreen)

const AnalysisScreen = lazyComponent(
  async () => (await import('../analysis/analysis-screen.tsx')).AnalysisScreen,
)

const PuzzlesPage = lazyComponent(async () => (await import('../puzzles/puzzles-page.tsx')).PuzzlesPage)

const PuzzleScreen = lazyComponent(async () => (await import('../puzzles/puzzle-screen.tsx')).PuzzleScreen)

const AccountPage = lazyComponent(
  async () => (await import('../online/account/account-page.tsx')).AccountPage,
)

const StatisticsPage = lazyComponent(
  async () => (await import('../statistics/statistics-page.tsx')).StatisticsPage,
)

const PlayerPage = lazyComponent(
  async () => (await import('../online/community/profile-page.tsx')).ProfilePage,
)

const RatingsPage = lazyComponent(
  async () => (await import('../online/community/leaderboard-page.tsx')).LeaderboardPage,
)

const OperatorPage = lazyComponent(async () => (await import('../operator/operator-page.tsx')).OperatorPage)

/** Preloads the most likely next pages; errors are ignored, because each page loads itself when it is opened. */
export const fetchAhead = async (): Promise<void> => {
  if (useRoute.getState().route.page !== 'home') return
  await Promise.allSettled([loadNewGame(), loadGameTexts()])
}

export const App = () => (
  <ErrorBoundary>
    <Screen />
  </ErrorBoundary>
)

const Screen = () => {
  const { route } = useRoute()
  useFocusOnHeading(route)
  useEffect(() => {
    // A game stays open behind the settings; on these pages another tab may take it over.
    if (['home', 'new-game', 'not-found', 'daily'].includes(route.page)) leaveTable()
  }, [route])
  return route.page === 'home' ? (
    <Home />
  ) : (
    <Suspense fallback={route.page === 'replay' ? <StillScreen aria-busy="true" /> : <Loading />}>
      <LazyPage route={route} />
    </Suspense>
  )
}

const LazyPage = ({ route }: { readonly route: Exclude<Route, { readonly page: 'home' }> }) => {
  switch (route.page) {
    case 'not-found':
      return <NotFound />
    case 'new-game':
      return <NewGame key={route.game} game={route.game} />
    case 'settings':
      return <SettingsPage />
    case 'daily':
      return <DailyPage date={route.date} kind={route.kind} />
    case 'learn':
      return <LearnPage />
    case 'study':
      return <StudyPage />
    case 'table':
      return <TableScreen id={route.id} />
    case 'lesson':
      return <LessonScreen key={`${route.game} ${route.name}`} game={route.game} name={route.name} />
    case 'rules':
      return <RulesPage game={route.game} topic={route.topic} />
    case 'cards':
      return <CardsPage game={route.game} />
    case 'puzzles':
      return route.mode === null ? (
        <PuzzlesPage />
      ) : (
        <PuzzleScreen key={`${route.mode} ${route.detail}`} mode={route.mode} detail={route.detail} />
      )
    case 'explorer':
      return <ExplorerPage game={route.game} setUp={route.setUp} at={route.at} />
    case 'you':
      return <AccountPage />
    case 'statistics':
      return <StatisticsPage />
    case 'player':
      return <PlayerPage key={route.id} id={route.id} />
    case 'ratings':
      return <RatingsPage game={route.game} seats={route.seats} />
    case 'operator':
      return <OperatorPage tab={route.tab} search={route.search} />
    case 'replay':
      return <ReplayScreen source={route.source} position={route.position} review={route.review} />
    case 'editor':
      return <EditorScreen game={route.game} source={route.source} position={route.position} />
    case 'analysis':
      return <AnalysisScreen source={route.source} position={route.position} />
    case 'join':
    case 'watch':
    case 'seat':
      return <OnlineScreen key={route.room} route={route} />
  }
}
