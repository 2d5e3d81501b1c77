import type { MyRoom } from '@quayside/protocol'
import { useEffect } from 'react'
import { useOnline } from './online-store.ts'

/** How often the list is made anew while it is looked at. */
const LOOK_MS = 20_000

/** The person's tables at the server, kept fresh while they are shown. */
export const useMyRooms = (): readonly MyRoom[] => {
  const { rooms, player, refresh } = useOnline()
  useEffect(() => {
    if (player === null) return
    const again = (): void => void refresh()
    again()
    const timer = setInterval(again, LOOK_MS)
    addEventListener('focus', again)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', again)
    }
  }, [player, refresh])
  return player === null ? [] : rooms
}

export const isMyTurn = ({ ownTurns: yourTurn, isOver: over }: MyRoom): boolean =>
  !over && yourTurn.length > 0
