import { useTexts } from '@quayside/table/page/texts.ts'
import { type GameStoreState, useBaseGame } from '@quayside/table/session/current-game.ts'
import { useEffect, useState } from 'react'
import { Notice } from '../shell/components/site-notices.tsx'
import { goTo } from '../state/routing.ts'
import { useOnline } from './online-store.ts'
import { CompanyNotices } from './room-panel/room-notices.tsx'
import { useWhyNotOnline } from './server-refusal-text.ts'

/** What a person at a table of the server should know. */
export const OnlineNotices = () => {
  const words = useTexts()
  const whyNot = useWhyNotOnline()
  const away = useBaseGame(({ line }) => line?.isDisconnected === true)
  const because = useBaseGame(({ line }) => line?.disconnectReason ?? null)
  return (
    <>
      {away && (
        <Notice>
          {because !== null && `${whyNot(because)} `}
          {words.online('away')}
        </Notice>
      )}
      <CompanyNotices />
      <NextGame />
    </>
  )
}

const waitsForMe = ({ shown, rules, line }: GameStoreState): boolean =>
  shown !== null &&
  line?.affairs.isEnded !== true &&
  rules?.deciders(shown.view).some((seat) => seat === shown.viewer) === true

/** How often the other tables are asked after. */
const LOOK_MS = 30_000

/** When the person has nothing to decide here, the way to a table where they have. */
const NextGame = () => {
  const words = useTexts()
  const idle = useBaseGame((table) => !waitsForMe(table))
  const here = useBaseGame(({ id }) => id)
  const { rooms, refresh } = useOnline()
  const [putOff, later] = useState<string | null>(null)
  useEffect(() => {
    if (!idle) return
    void refresh()
    const timer = setInterval(() => void refresh(), LOOK_MS)
    return () => clearInterval(timer)
  }, [idle, refresh])
  const waiting = rooms.filter(({ info, ownTurns: yourTurn }) => info.room !== here && yourTurn.length > 0)
  const [next] = waiting
  if (!idle || next === undefined || putOff === next.info.room) return null
  const { room } = next.info
  return (
    <Notice
      act={{
        label: words.online('next', { count: waiting.length }),
        do: () => goTo({ page: 'join', room }),
      }}
      dismiss={() => later(room)}
    >
      {words.online('next.hint')}
    </Notice>
  )
}
