import { lazyComponent } from '@quayside/table/page/lazy.ts'
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
  switch (route.page) {
    case 'home':
      return <Home />
    case 'not-found':
      return (
        <Suspense fallback={<Loading />}>
          <NotFound />
        </Suspense>
      )
    case 'new-game':
      return (
        <Suspense fallback={<Loading />}>
          <NewGame key={route.game} game={route.game} />
        </Suspense>
      )
    case 'settings':
      return (
        <Suspense fallback={<Loading />}>
          <SettingsPage />
        </Suspense>
      )
    case 'daily':
      return (
        <Suspense fallback={<Loading />}>
          <DailyPage date={route.date} kind={route.kind} />
        </Suspense>
      )
    case 'learn':
      return (
        <Suspense fallback={<Loading />}>
          <LearnPage />
        </Suspense>
      )
    case 'study':
      return (
        <Suspense fallback={<Loading />}>
          <StudyPage />
        </Suspense>
      )
    case 'table':
      return (
        <Suspense fallback={<Loading />}>
          <TableScreen id={route.id} />
        </Suspense>
      )
    case 'lesson':
      return (
        <Suspense fallback={<Loading />}>
          <LessonScreen key={`${route.game} ${route.name}`} game={route.game} name={route.name} />
        </Suspense>
      )
    case 'rules':
      return (
        <Suspense fallback={<Loading />}>
          <RulesPage game={route.game} topic={route.topic} />
        </Suspense>
      )
    case 'cards':
      return (
        <Suspense fallback={<Loading />}>
          <CardsPage game={route.game} />
        </Suspense>
      )
    case 'puzzles':
      return (
        <Suspense fallback={<Loading />}>
          {route.mode === null ? (
            <PuzzlesPage />
          ) : (
            <PuzzleScreen key={`${route.mode} ${route.detail}`} mode={route.mode} detail={route.detail} />
          )}
        </Suspense>
      )
    case 'explorer':
      return (
        <Suspense fallback={<Loading />}>
          <ExplorerPage game={route.game} setUp={route.setUp} at={route.at} />
        </Suspense>
      )
    case 'you':
      return (
        <Suspense fallback={<Loading />}>
          <AccountPage />
        </Suspense>
      )
    case 'statistics':
      return (
        <Suspense fallback={<Loading />}>
          <StatisticsPage />
        </Suspense>
      )
    case 'player':
      return (
        <Suspense fallback={<Loading />}>
          <PlayerPage key={route.id} id={route.id} />
        </Suspense>
      )
    case 'ratings':
      return (
        <Suspense fallback={<Loading />}>
          <RatingsPage game={route.game} seats={route.seats} />
        </Suspense>
      )
    case 'operator':
      return (
        <Suspense fallback={<Loading />}>
          <OperatorPage tab={route.tab} search={route.search} />
        </Suspense>
      )
    case 'replay':
      return (
        <Suspense fallback={<StillScreen aria-busy="true" />}>
          <ReplayScreen source={route.source} position={route.position} review={route.review} />
        </Suspense>
      )
    case 'editor':
      return (
        <Suspense fallback={<Loading />}>
          <EditorScreen game={route.game} source={route.source} position={route.position} />
        </Suspense>
      )
    case 'analysis':
      return (
        <Suspense fallback={<Loading />}>
          <AnalysisScreen source={route.source} position={route.position} />
        </Suspense>
      )
    case 'join':
    case 'watch':
    case 'seat':
      return (
        <Suspense fallback={<Loading />}>
          <OnlineScreen key={route.room} route={route} />
        </Suspense>
      )
  }
}
