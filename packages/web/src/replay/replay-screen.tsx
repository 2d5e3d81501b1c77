/** The replay screen: a finished or saved game move by move, drawn or on the text board. */
import type { Refusal } from '@quayside/kernel'

import controls from '@quayside/table/controls/controls.module.css'
import { useDrawer } from '@quayside/table/page/drawer-store.ts'
import { addressOf, type Route, roomOf } from '@quayside/table/page/routing.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { gameTitle, useText } from '../games.ts'
import { GameRefusal } from '../shell/components/game-refusal-message.tsx'
import { StillScreen } from '../shell/components/still-screen.tsx'
import { TableMenu } from '../shell/table/table-menu.tsx'
import { readHash } from '../state/routing.ts'
import type { ReplayGame } from './replay-game.ts'
import { useReplayKeys } from './replay-keyboard.ts'
import { isLinked } from './replay-link.ts'
import { ReplayHeader, ReplayPanel } from './replay-panel.tsx'
import { useAutoplay, useReplay } from './replay-store.ts'
import { ReplayTextsContext } from './replay-texts.ts'
import { ReplayTray } from './replay-tray.tsx'
import { ReviewPage } from './review-page.tsx'
import { MoveReviewPanel } from './review-panel.tsx'

/** The replay was refused. */
const ReplayError = ({ refusal }: { readonly refusal: Refusal }) => {
  const tableTexts = useTexts()
  return (
    <StillScreen>
      <h1>{tableTexts.shell('closed')}</h1>
      <p role="alert">
        <GameRefusal refusal={refusal} isOnline />
      </p>
      <a className={`${controls.button} ${controls.primary}`} href={addressOf({ page: 'home' })}>
        {tableTexts.shell('home')}
      </a>
    </StillScreen>
  )
}

/** Browsers limit how often the address may change. */
const SYNC_DELAY_MS = 400

/** Writes the move number into the address, so that a reload or bookmark opens the same move. */
const useSyncAddress = (): void => {
  const source = useReplay(({ source }) => source)
  const moveNumber = useReplay(({ moveNumber }) => moveNumber)
  const isOpen = useReplay(({ replay }) => replay !== null)
  useEffect(() => {
    if (!isOpen || source === null) return
    const timer = setTimeout(() => {
      // The player may have left the replay meanwhile.
      if (readHash().page !== 'replay') return
      history.replaceState(
        null,
        '',
        addressOf({ page: 'replay', source, position: moveNumber, review: false }),
      )
    }, SYNC_DELAY_MS)
    return () => clearTimeout(timer)
  }, [source, moveNumber, isOpen])
}

interface ReplayScreenProps {
  readonly source: string
  readonly position: number | null
  /** Whether to start a review immediately. */
  readonly review: boolean
}

/** The table at any move of a finished or saved game. */
export const ReplayScreen = ({ source, position, review }: ReplayScreenProps) => {
  const tableTexts = useTexts()
  const replay = useReplay(({ replay }) => replay)
  const refusal = useReplay(({ refusal }) => refusal)
  useEffect(() => {
    const { open, close, source: before, refusal: refused, go } = useReplay.getState()
    // A refused replay is tried again.
    if (before === source && refused === null) {
      if (position !== null) go(position)
      return
    }
    close()
    open(source, position)
  }, [source, position])
  useEffect(() => () => useReplay.getState().close(), [])
  useEffect(() => {
    const { review: found, reviewing, startReview } = useReplay.getState()
    const isPossible = replay !== null && replay.text !== null
    if (!review || !isPossible || found !== null || reviewing !== null) return
    startReview('captain')
  }, [review, replay])
  useEffect(() => () => useDrawer.getState().close(), [])
  useEffect(() => {
    const game = replay === null ? [] : [gameTitle(replay.game.rules.game, tableTexts)]
    document.title = [tableTexts.replay('replay'), ...game, tableTexts.shell('app')].join(' · ')
  }, [tableTexts, replay])
  if (refusal !== null) return <ReplayError refusal={refusal} />
  return replay === null ? <OpeningReplay /> : <OpenReplay key={source} source={source} replay={replay} />
}

/** The page where the game was played; null for a game from a link. */
const tableRoute = (source: string): Route | null => {
  const room = roomOf(source)
  if (room !== null) return { page: 'join', room }
  return isLinked(source) ? null : { page: 'table', id: source }
}

interface OpenReplayProps {
  readonly source: string
  readonly replay: ReplayGame
}

const OpenReplay = ({ source, replay: { game, views } }: OpenReplayProps) => {
  useReplayKeys()
  useAutoplay()
  useSyncAddress()
  const texts = game.useReplayTexts(views[0])
  const table = tableRoute(source)
  const board = useSettings((settings) => settings.board)
  const page = useReplay((replay) => replay.page)
  const actions = <TableMenu id={table?.page === 'table' ? table.id : null} />
  return (
    <ReplayTextsContext value={texts}>
      {board === 'text' ? (
        <Suspense fallback={<OpeningReplay />}>
          <TextReplay game={game.rules.game} table={table} actions={actions} />
        </Suspense>
      ) : page === 'review' ? (
        <ReviewPage heading={<ReplayHeader table={table} />} actions={actions} />
      ) : (
        <game.Table
          actions={actions}
          overrides={{
            ribbon: <ReplayHeader table={table} />,
            tray: <ReplayTray />,
            log: (
              <ReplayPanel>
                <MoveReviewPanel />
              </ReplayPanel>
            ),
          }}
        />
      )}
    </ReplayTextsContext>
  )
}

const ReplayBoard = lazy(async () => ({
  default: (await import('../text-board/replay/replay-board.tsx')).ReplayBoard,
}))

interface TextReplayProps {
  readonly game: string
  readonly table: Route | null
  readonly actions: ReactNode
}

const TextReplay = ({ game, ...around }: TextReplayProps) => {
  const text = useText(game)
  return <text.Replay draw={(textView) => <ReplayBoard game={game} textView={textView} {...around} />} />
}

const OpeningReplay = () => {
  const tableTexts = useTexts()
  return (
    <StillScreen aria-busy="true">
      <p role="status">{tableTexts.replay('opening')}</p>
      <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'home' })}>
        {tableTexts.shell('home')}
      </a>
    </StillScreen>
  )
}
