/** Whether a game server serves the page, the player that this browser is signed in as, and their rooms. */
import { accept, type Refusal, type Result } from '@quayside/kernel'
import type { MyRoom, PlayerInfo } from '@quayside/protocol'
import { useEffect } from 'react'
import { create } from 'zustand'
import { createPlayer, getPlayer, myRooms } from './api.ts'

interface OnlineState {
  /** Null until it is known. */
  readonly isAvailable: boolean | null
  readonly player: PlayerInfo | null
  /** Set where the operator has banned the player. */
  readonly ban: Refusal | null
  /** Rooms where it is the player's turn come first. */
  readonly rooms: readonly MyRoom[]
  /** Asks whether there is a server, and which player this is. */
  readonly probe: () => Promise<void>
  readonly refresh: () => Promise<void>
  /** The player; creates a new one with this name if necessary. */
  readonly ensurePlayer: (name: string) => Promise<Result<PlayerInfo>>
}

export const useOnline = create<OnlineState>()((set, get) => ({
  isAvailable: null,
  player: null,
  ban: null,
  rooms: [],
  probe: async () => {
    const found = await getPlayer()
    if (found.ok) set({ isAvailable: found.value !== undefined, player: found.value ?? null, ban: null })
    else {
      const { refusal } = found
      set({
        isAvailable: refusal.code === 'not-signed-in',
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
  ensurePlayer: async (name) => {
    // Another tab may have created the player meanwhile; a second one would replace it in this browser.
    await get().probe()
    const { player } = get()
    if (player !== null) return accept(player)
    const created = await createPlayer(name)
    if (!created.ok) return created
    const { id, name: acceptedName } = created.value
    const guest = { id, name: acceptedName, account: false, expiresAt: null }
    set({ player: guest })
    return accept(guest)
  },
}))

/** Called when the page starts; probes again when the network comes back and no server was found before. */
export const detectServer = (): void => {
  void useOnline.getState().probe()
  addEventListener('online', () => {
    if (useOnline.getState().isAvailable !== true) void useOnline.getState().probe()
  })
}

const REFRESH_MS = 20_000

/** The player's rooms, polled while they are on the page. */
export const useMyRooms = (): readonly MyRoom[] => {
  const { rooms, player, refresh } = useOnline()
  useEffect(() => {
    if (player === null) return
    const poll = (): void => void refresh()
    poll()
    const timer = setInterval(poll, REFRESH_MS)
    addEventListener('focus', poll)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', poll)
    }
  }, [player, refresh])
  return player === null ? [] : rooms
}

export const isMyTurn = ({ ownTurns, isOver }: MyRoom): boolean => !isOver && ownTurns.length > 0
