import { useTexts } from '@quayside/table/page/texts.ts'
import { type GameStoreState, useBaseGame } from '@quayside/table/session/current-game.ts'
import { useEffect, useState } from 'react'
import { Notice } from '../shell/components/site-notices.tsx'
import { goTo } from '../state/routing.ts'
import { useOnline } from './online-store.ts'
import { RoomNotices } from './room-panel/room-notices.tsx'
import { useServerRefusalText } from './server-refusal-text.ts'

/** Notices of a room: lost connection, votes and status, and another room where it is the player's turn. */
export const ConnectionNotices = () => {
  const texts = useTexts()
  const refusalText = useServerRefusalText()
  const isDisconnected = useBaseGame(({ server }) => server?.isDisconnected === true)
  const reason = useBaseGame(({ server }) => server?.disconnectReason ?? null)
  return (
    <>
      {isDisconnected && (
        <Notice>
          {reason !== null && `${refusalText(reason)} `}
          {texts.online('away')}
        </Notice>
      )}
      <RoomNotices />
      <NextGame />
    </>
  )
}

const isOwnTurn = ({ currentFrame, rules, server }: GameStoreState): boolean =>
  currentFrame !== null &&
  server?.status.isEnded !== true &&
  rules?.deciders(currentFrame.view).some((seat) => seat === currentFrame.viewer) === true

const REFRESH_MS = 30_000

/** Links to another room where it is the player's turn, while they have nothing to decide here. */
const NextGame = () => {
  const texts = useTexts()
  const idle = useBaseGame((table) => !isOwnTurn(table))
  const here = useBaseGame(({ id }) => id)
  const { rooms, refresh } = useOnline()
  const [dismissed, setDismissed] = useState<string | null>(null)
  useEffect(() => {
    if (!idle) return
    void refresh()
    const timer = setInterval(() => void refresh(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [idle, refresh])
  const waiting = rooms.filter(({ info, ownTurns }) => info.room !== here && ownTurns.length > 0)
  const [next] = waiting
  if (!idle || next === undefined || dismissed === next.info.room) return null
  const { room } = next.info
  return (
    <Notice
      act={{
        label: texts.online('next', { count: waiting.length }),
        do: () => goTo({ page: 'join', room }),
      }}
      dismiss={() => setDismissed(room)}
    >
      {texts.online('next.hint')}
    </Notice>
  )
}
