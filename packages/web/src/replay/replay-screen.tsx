import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { addressOf, type Route, roomOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { GameRefusal } from '../shell/components/game-refusal-message.tsx'
import tableScreen from '../shell/table/table-screen.module.css'
import { readHash } from '../state/routing.ts'
import { useAutoplay, useReplay } from './replay-store.ts'
import '../styles/replay.css'
import { useSettings } from '@quayside/table/page/settings.ts'
import { gameTitle, useText } from '../games.ts'
import { TableMenu } from '../shell/table/table-menu.tsx'
import type { ReplayGame } from './replay-game.ts'
import { Head } from './replay-header.tsx'
import { useReplayKeys } from './replay-keyboard.ts'
import { isLinked } from './replay-link.ts'
import { Side } from './replay-panel.tsx'
import { SpokenContext } from './replay-texts.ts'
import { ReplayTray } from './replay-tray.tsx'

/** The game cannot be looked back at. */
export const Refused = ({ refusal }: { readonly refusal: Refusal }) => {
  const words = useTexts()
  return (
    <main className={tableScreen.still}>
      <h1>{words.shell('closed')}</h1>
      <p role="alert">
        <GameRefusal refusal={refusal} />
      </p>
      <a className={`${controls.button} ${controls.primary}`} href={addressOf({ page: 'home' })}>
        {words.shell('home')}
      </a>
    </main>
  )
}

/** Browsers do not like an address to change many times a second. */
const REST = 400

export const useAddressOfPosition = (): void => {
  const source = useReplay(({ source }) => source)
  const at = useReplay(({ at }) => at)
  const isOpen = useReplay(({ past }) => past !== null)
  useEffect(() => {
    if (!isOpen || source === null) return
    const timer = setTimeout(() => {
      // Somebody may be on the way elsewhere.
      if (readHash().page !== 'replay') return
      history.replaceState(null, '', addressOf({ page: 'replay', source, position: at, review: false }))
    }, REST)
    return () => clearTimeout(timer)
  }, [source, at, isOpen])
}

interface ReplayScreenProps {
  readonly source: string
  readonly position: number | null
  /** Whether a bot is to look at it at once. */
  readonly review: boolean
}

/** The table itself, at any position of a game. */
export const ReplayScreen = ({ source, position, review }: ReplayScreenProps) => {
  const words = useTexts()
  const past = useReplay(({ past }) => past)
  const refusal = useReplay(({ refusal }) => refusal)
  useEffect(() => {
    const { open, close, source: before, refusal: refused, go } = useReplay.getState()
    // What was refused may be there by now.
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
    const isPossible = past !== null && past.text !== null
    if (review && isPossible && found === null && reviewing === null) startReview('captain')
  }, [review, past])
  useEffect(() => {
    const game = past === null ? [] : [gameTitle(past.game.rules.game, words)]
    document.title = [words.replay('replay'), ...game, words.shell('app')].join(' · ')
  }, [words, past])
  if (refusal !== null) return <Refused refusal={refusal} />
  return past === null ? <OpeningReplay /> : <OpenReplay key={source} source={source} past={past} />
}

/** Where the game was played; null for one that came in the address. */
const tableComponent = (source: string): Route | null => {
  const room = roomOf(source)
  if (room !== null) return { page: 'join', room }
  return isLinked(source) ? null : { page: 'table', id: source }
}

interface LookingBackProps {
  readonly source: string
  readonly past: ReplayGame
}

const OpenReplay = ({ source, past: { game, views } }: LookingBackProps) => {
  useReplayKeys()
  useAutoplay()
  useAddressOfPosition()
  const spoken = game.useSpoken(views[0])
  const table = tableComponent(source)
  const board = useSettings((settings) => settings.board)
  const actions = <TableMenu id={table?.page === 'table' ? table.id : null} />
  return (
    <SpokenContext value={spoken}>
      {board === 'text' ? (
        <Suspense fallback={<OpeningReplay />}>
          <TextPast game={game.rules.game} table={table} actions={actions} />
        </Suspense>
      ) : (
        <game.Table
          actions={actions}
          instead={{ ribbon: <Head table={table} />, tray: <ReplayTray />, log: <Side /> }}
        />
      )}
    </SpokenContext>
  )
}

const PastBoard = lazy(async () => ({
  default: (await import('../text-board/past/past-board.tsx')).PastBoard,
}))

interface TextPastProps {
  readonly game: string
  readonly table: Route | null
  readonly actions: ReactNode
}

const TextPast = ({ game, ...around }: TextPastProps) => {
  const text = useText(game)
  return <text.Past draw={(telling) => <PastBoard game={game} telling={telling} {...around} />} />
}

const OpeningReplay = () => {
  const words = useTexts()
  return (
    <main className={tableScreen.still} aria-busy="true">
      <p role="status">{words.replay('opening')}</p>
      <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'home' })}>
        {words.shell('home')}
      </a>
    </main>
  )
}
