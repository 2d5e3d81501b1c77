/** A table at the server: what stands before it, and the table itself. */
import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { browserStorage } from '@quayside/table/page/browser-storage.ts'
import { addressOf, type Route } from '@quayside/table/page/routing.ts'
import { useTexts, useWordsState } from '@quayside/table/page/texts.ts'
import { botName } from '@quayside/table/seat-names.ts'
import { useBaseGame, useTable } from '@quayside/table/session/current-game.ts'
import type { Place } from '@quayside/table/session/server-state.ts'
import { useCallback, useEffect, useState } from 'react'
import { Loading } from '../shell/components/loading.tsx'
import tableScreen from '../shell/table/table-screen.module.css'
import { PlayScreen } from '../shell/table/table-screen.tsx'
import { goTo, useRoute } from '../state/routing.ts'
import { getRoomPreview } from './api.ts'
import { keepFirstCommitment } from './prepared-deal.ts'
import { readSeatKey } from './room-storage.ts'
import { connectServer } from './server-backend.ts'
import { useWhyNotOnline } from './server-refusal-text.ts'
import { WaitingRoom } from './waiting-room.tsx'

const GAME_OVER: Refusal = { code: 'game-over', params: {} }

type OnlineRoute = Extract<Route, { readonly room: string }>

/** In the language that is spoken when the table is drawn. */
const nameBot = (seat: number): string => {
  const { words } = useWordsState.getState()
  return words === null ? '' : botName(seat, words)
}

const isThere = ({ room, seat, key }: Place): boolean => {
  const { line, closed } = useTable.getState()
  const there = line?.place
  return closed === null && there?.room === room && there.seat === seat && there.key === key
}

const sitDown = (place: Place): void => {
  if (!isThere(place)) useTable.getState().sit(place, (hear) => connectServer(place, nameBot, hear))
}

/** The person may have gone on while the server was asked. */
const isStillAt = (room: string): boolean => {
  const { route } = useRoute.getState()
  return 'room' in route && route.room === room
}

interface Arrival {
  /** The person opened the table. */
  readonly host: boolean
  readonly refusal: Refusal | null
  /** Looks again who the person is at this table. */
  readonly again: () => void
}

const useArrival = (route: OnlineRoute): Arrival => {
  const { page, room } = route
  const key = route.page === 'seat' ? route.key : null
  const [host, setHost] = useState(false)
  const [refusal, refuse] = useState<Refusal | null>(null)
  const arrive = useCallback(async (): Promise<void> => {
    if (page !== 'join') {
      sitDown({ room, seat: null, key })
      return
    }
    const found = await getRoomPreview(room)
    if (!isStillAt(room)) return
    refuse(found.ok ? null : found.refusal)
    if (!found.ok) return
    setHost(found.value.isHost)
    keepFirstCommitment(browserStorage, room, found.value.info.commitment)
    const [mine = null] = found.value.ownSeats
    // Who the person is may be forgotten; the secret of their seat still opens it.
    sitDown({ room, seat: mine, key: mine === null ? readSeatKey(browserStorage, room) : null })
  }, [page, room, key])
  useEffect(() => {
    void arrive()
  }, [arrive])
  return { host, refusal, again: () => void arrive() }
}

export const OnlineScreen = ({ route }: { readonly route: OnlineRoute }) => {
  const { host, refusal, again } = useArrival(route)
  const { line, shown, closed } = useBaseGame((game) => game)
  // The line looks for another server by itself.
  const unread = shown === null && line?.place.room === route.room ? line.disconnectReason : null
  const why = refusal ?? closed ?? unread
  if (why !== null) return <ClosedTable room={route.room} refusal={why} again={again} />
  if (line?.place.room !== route.room || line.room === null || shown === null) return <Loading />
  const mine = shown.viewer === 'spectator' ? null : shown.viewer
  const isGathering = line.room.seats.some(({ free }) => free)
  // The operator has closed it before everybody was there.
  if (isGathering && line.affairs.isEnded)
    return <ClosedTable room={route.room} refusal={GAME_OVER} again={again} />
  if (isGathering)
    return (
      <WaitingRoom
        info={line.room}
        mine={mine}
        host={host}
        seated={() => (route.page === 'join' ? again() : goTo({ page: 'join', room: route.room }))}
      />
    )
  if (mine === null && route.page === 'join') return <FullTable room={route.room} />
  return <PlayScreen id={route.room} />
}

const FullTable = ({ room }: { readonly room: string }) => {
  const words = useTexts()
  return (
    <main className={tableScreen.still}>
      <h1>{words.online('full')}</h1>
      <p>{words.online('full.hint')}</p>
      <p>{words.online('full.yours')}</p>
      <div className={`${controls.row} ${tableScreen.row}`}>
        <a className={`${controls.button} ${controls.primary}`} href={addressOf({ page: 'watch', room })}>
          {words.online('full.watch')}
        </a>
        <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'you' })}>
          {words.online('you')}
        </a>
        <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'home' })}>
          {words.shell('home')}
        </a>
      </div>
    </main>
  )
}

interface ClosedTableProps {
  readonly room: string
  readonly refusal: Refusal
  readonly again: () => void
}

const ClosedTable = ({ room, refusal, again }: ClosedTableProps) => {
  const words = useTexts()
  const whyNot = useWhyNotOnline()
  return (
    <main className={tableScreen.still}>
      <h1>{words.online('closed')}</h1>
      <p role="alert">{whyNot(refusal)}</p>
      <div className={`${controls.row} ${tableScreen.row}`}>
        {refusal.code === 'seat-left' ? (
          <a className={`${controls.button} ${controls.primary}`} href={addressOf({ page: 'watch', room })}>
            {words.online('full.watch')}
          </a>
        ) : (
          <button type="button" className={`${controls.button} ${controls.primary}`} onClick={again}>
            {words.shell('closed.again')}
          </button>
        )}
        <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'home' })}>
          {words.shell('home')}
        </a>
      </div>
    </main>
  )
}
