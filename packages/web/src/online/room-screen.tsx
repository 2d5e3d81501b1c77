/** A room on a server: loading, waiting room, refusal, or the table. */
import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { browserStorage } from '@quayside/table/page/browser-storage.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { addressOf, type Route } from '@quayside/table/page/routing.ts'
import { useTexts, useTextsStore } from '@quayside/table/page/texts.ts'
import { botName } from '@quayside/table/seat-names.ts'
import { useBaseGame, useTable } from '@quayside/table/session/current-game.ts'
import type { RoomAddress } from '@quayside/table/session/server-state.ts'
import { useCallback, useEffect, useState } from 'react'
import { Loading, StillScreen } from '../shell/components/still-screen.tsx'
import tableScreen from '../shell/table/table-screen.module.css'
import { PlayScreen } from '../shell/table/table-screen.tsx'
import { goTo, useRoute } from '../state/routing.ts'
import { storeFirstCommitment } from './prepared-deal.ts'
import { getRoomPreview } from './room-api.ts'
import { hasLeft, readSeatKey } from './room-storage.ts'
import { connectServer } from './server-backend.ts'
import { useServerRefusalText } from './server-refusal-text.ts'
import { WaitingRoom } from './waiting-room.tsx'

const GAME_OVER: Refusal = { code: 'game-over', params: {} }

type RoomRoute = Extract<Route, { readonly room: string }>

/** In the language of the page at that time. */
const nameBot = (seat: number): string => {
  const { table } = useTextsStore.getState()
  return table === null ? '' : botName(seat, table)
}

const isConnectedTo = ({ room, seat, seatSecret }: RoomAddress): boolean => {
  const { server, closed } = useTable.getState()
  const current = server?.address
  return (
    closed === null && current?.room === room && current.seat === seat && current.seatSecret === seatSecret
  )
}

const joinRoom = (place: RoomAddress): void => {
  if (!isConnectedTo(place))
    useTable.getState().joinRoom(place, (receive) => connectServer(place, nameBot, receive))
}

/** The player may have left the page before the server answered. */
const isStillAt = (room: string): boolean => {
  const { route } = useRoute.getState()
  return 'room' in route && route.room === room
}

interface JoinedRoom {
  /** Whether the player opened the room. */
  readonly host: boolean
  /** The short code of the room. */
  readonly code: string | null
  readonly refusal: Refusal | null
  readonly retry: () => void
}

const useJoinRoom = (route: RoomRoute): JoinedRoom => {
  const { page, room } = route
  const key = route.page === 'seat' ? route.key : null
  const [host, setHost] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const join = useCallback(async (): Promise<void> => {
    if (page !== 'join') {
      joinRoom({ room, seat: null, seatSecret: key })
      return
    }
    const found = await getRoomPreview(room)
    if (!isStillAt(room)) return
    setRefusal(found.ok ? null : found.refusal)
    if (!found.ok) return
    setHost(found.value.isHost)
    setCode(found.value.code)
    storeFirstCommitment(browserStorage, room, found.value.info.commitment)
    const [ownSeat = null] = found.value.ownSeats
    // A browser that lost its player cookie can still open the seat by its stored secret.
    joinRoom({ room, seat: ownSeat, seatSecret: ownSeat === null ? readSeatKey(browserStorage, room) : null })
  }, [page, room, key])
  useEffect(() => {
    void join()
  }, [join])
  return { host, code, refusal, retry: () => void join() }
}

export const RoomScreen = ({ route }: { readonly route: RoomRoute }) => {
  const { host, code, refusal, retry } = useJoinRoom(route)
  const { server, currentFrame, closed } = useBaseGame((game) => game)
  const unread = currentFrame === null && server?.address.room === route.room ? server.disconnectReason : null
  const why = refusal ?? closed ?? unread
  if (why?.code === 'seat-given-up') return <LeftRoom room={route.room} />
  if (why !== null) return <ClosedRoom refusal={why} retry={retry} />
  if (server?.address.room !== route.room || server.room === null || currentFrame === null) return <Loading />
  const ownSeat = currentFrame.viewer === 'spectator' ? null : currentFrame.viewer
  const isWaiting = server.room.seats.some(({ free }) => free)
  // The operator can close a room before it starts.
  if (isWaiting && server.status.isEnded) return <ClosedRoom refusal={GAME_OVER} retry={retry} />
  if (isWaiting)
    return (
      <WaitingRoom
        info={server.room}
        ownSeat={ownSeat}
        host={host}
        code={code}
        onJoined={() => (route.page === 'join' ? retry() : goTo({ page: 'join', room: route.room }))}
      />
    )
  if (ownSeat === null && route.page === 'join') return <FullRoom room={route.room} />
  return <PlayScreen id={route.room} />
}

const FullRoom = ({ room }: { readonly room: string }) => {
  const texts = useTexts()
  return (
    <StillScreen>
      <h1>{texts.online('full')}</h1>
      <p>{texts.online('full.hint')}</p>
      <p>{texts.online('full.yours')}</p>
      <div className={`${controls.row} ${tableScreen.row}`}>
        <a className={`${controls.button} ${controls.primary}`} href={addressOf({ page: 'watch', room })}>
          {texts.online('full.watch')}
        </a>
        <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'you' })}>
          {texts.online('you')}
        </a>
        <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'home' })}>
          {texts.shell('home')}
        </a>
      </div>
    </StillScreen>
  )
}

/** For a player who left the game or was replaced by a vote. */
const LeftRoom = ({ room }: { readonly room: string }) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  return (
    <StillScreen>
      <h1>{people(hasLeft(room) ? 'left.me' : 'left.replaced')}</h1>
      <p role="status">{people('left.hint')}</p>
      <div className={`${controls.row} ${tableScreen.row}`}>
        <a className={`${controls.button} ${controls.primary}`} href={addressOf({ page: 'home' })}>
          {texts.shell('home')}
        </a>
        <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'watch', room })}>
          {texts.online('full.watch')}
        </a>
        <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'new-game' })}>
          {texts.shell('home.new')}
        </a>
      </div>
    </StillScreen>
  )
}

interface ClosedRoomProps {
  readonly refusal: Refusal
  readonly retry: () => void
}

const ClosedRoom = ({ refusal, retry }: ClosedRoomProps) => {
  const texts = useTexts()
  const refusalText = useServerRefusalText()
  return (
    <StillScreen>
      <h1>{texts.online('closed')}</h1>
      <p role="alert">{refusalText(refusal)}</p>
      <div className={`${controls.row} ${tableScreen.row}`}>
        <button type="button" className={`${controls.button} ${controls.primary}`} onClick={retry}>
          {texts.shell('closed.again')}
        </button>
        <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'home' })}>
          {texts.shell('home')}
        </a>
      </div>
    </StillScreen>
  )
}
