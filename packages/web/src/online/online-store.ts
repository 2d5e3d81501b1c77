/** Whether a game server serves the page, the player that this browser is signed in as, and their rooms. */
import { accept, type Refusal, type Result } from '@quayside/kernel'
import type { MyRoom, PlayerInfo } from '@quayside/protocol'
import { browserStorage, readText } from '@quayside/table/page/browser-storage.ts'
import { useEffect } from 'react'
import { create } from 'zustand'
import { createPlayer, getPlayer, myRooms } from './api.ts'
import { LAST_ROOMS } from './last-rooms-key.ts'

interface OnlineState {
  /** Null until it is known. */
  readonly isAvailable: boolean | null
  readonly player: PlayerInfo | null
  /** Set where the operator has banned the player. */
  readonly ban: Refusal | null
  /** Rooms where it is the player's turn come first. */
  readonly rooms: readonly MyRoom[]
  /** When the server last sent the rooms, if it cannot be reached any more; otherwise null. */
  readonly lastSeen: number | null
  /** Asks whether there is a server, and which player this is. */
  readonly probe: () => Promise<void>
  readonly refresh: () => Promise<void>
  /** The player; creates a new one with this name if necessary. */
  readonly ensurePlayer: (name: string) => Promise<Result<PlayerInfo>>
}

/** What an answer about the player or the rooms changes in the rooms shown; nothing where it cannot be loaded. */
const afterAnswer = async (found: Result<unknown>) =>
  (await import('./last-rooms.ts').catch(() => null))?.roomsAfter(found)

export const useOnline = create<OnlineState>()((set, get) => ({
  isAvailable: null,
  player: null,
  ban: null,
  rooms: [],
  lastSeen: null,
  probe: async () => {
    const found = await getPlayer()
    const [player, refusal] = found.ok ? [found.value ?? null, null] : [null, found.refusal]
    set({
      isAvailable: found.ok ? found.value !== undefined : refusal?.code === 'not-signed-in',
      player,
      ban: refusal?.code === 'banned' ? refusal : null,
    })
    if (player === null && readText(browserStorage, LAST_ROOMS)) set((await afterAnswer(found)) ?? {})
  },
  refresh: async () => {
    if (get().player === null) return get().probe()
    const found = await myRooms()
    if (found.ok) set({ rooms: found.value, lastSeen: null })
    set((await afterAnswer(found)) ?? {})
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

/** The player's rooms, polled while they are on the page; while the server cannot be reached, those it sent last. */
export const useMyRooms = (): readonly MyRoom[] => {
  const { rooms, player, lastSeen, refresh } = useOnline()
  const hasRooms = player !== null || lastSeen !== null
  useEffect(() => {
    if (!hasRooms) return
    const poll = (): void => void refresh()
    poll()
    const timer = setInterval(poll, REFRESH_MS)
    addEventListener('focus', poll)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', poll)
    }
  }, [hasRooms, refresh])
  return hasRooms ? rooms : []
}

export const isMyTurn = ({ ownTurns, isOver }: MyRoom): boolean => !isOver && ownTurns.length > 0

/** The player's running rated game of this kind, in which outside help would be unfair; null where there is none. */
export const ratedRoom = (rooms: readonly MyRoom[], game: string): MyRoom | null =>
  rooms.find(({ info, willBeRated }) => willBeRated === true && info.game === game) ?? null
