/** Whether the page comes from a server with tables, who the person is there, and which tables are theirs. */
import { accept, type Refusal, type Result } from '@quayside/kernel'
import type { MyRoom, PlayerInfo } from '@quayside/protocol'
import { useEffect } from 'react'
import { create } from 'zustand'
import { createPlayer, getPlayer, myRooms } from './api.ts'

interface OnlineState {
  /** Null until it is known. */
  readonly isHere: boolean | null
  readonly player: PlayerInfo | null
  /** Why the operator keeps the person out; null for everybody else. */
  readonly ban: Refusal | null
  /** Those that wait for the person first. */
  readonly rooms: readonly MyRoom[]
  /** Looks whether there is a server. */
  readonly probe: () => Promise<void>
  readonly refresh: () => Promise<void>
  /** Who the person is; somebody new goes by this name from now on. */
  readonly beSomebody: (name: string) => Promise<Result<PlayerInfo>>
}

export const useOnline = create<OnlineState>()((set, get) => ({
  isHere: null,
  player: null,
  ban: null,
  rooms: [],
  probe: async () => {
    const me = await getPlayer()
    if (me.ok) set({ isHere: true, player: me.value, ban: null })
    else {
      const { refusal } = me
      set({
        isHere: refusal.code === 'who-are-you',
        player: null,
        ban: refusal.code === 'banned' ? refusal : null,
      })
    }
  },
  refresh: async () => {
    if (get().player === null) return
    const rooms = await myRooms()
    if (rooms.ok) set({ rooms: rooms.value })
  },
  beSomebody: async (name) => {
    // Another tab may have introduced the person meanwhile; a second introduction would make somebody else of them.
    await get().probe()
    const { player } = get()
    if (player !== null) return accept(player)
    const made = await createPlayer(name)
    if (!made.ok) return made
    const me = { id: made.value.id, name: made.value.name, account: false, expiresAt: null }
    set({ player: me })
    return accept(me)
  },
}))

/** Once, when the page begins; again only when the network comes back to a page that found no server. */
export const detectServer = (): void => {
  void useOnline.getState().probe()
  addEventListener('online', () => {
    if (useOnline.getState().isHere !== true) void useOnline.getState().probe()
  })
}

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
