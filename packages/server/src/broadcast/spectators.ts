/**
 * A delayed room for spectators: a second room that gets only the entries that are old enough, so that it cannot reveal
 * newer ones.
 */
import { accept, type Result } from '@quayside/kernel'
import type { RoomPreview, RoomSettings } from '@quayside/protocol'
import { Room, type RoomPorts } from '../room/room.ts'
import { ReferenceCounter, type RoomLease } from '../room/room-cache.ts'
import type { Rooms } from '../room/rooms.ts'
import { roomInfo } from '../room/seats.ts'
import type { Subscriber } from '../room/subscribers.ts'
import type { EntryRow } from '../storage/schema.ts'

type Delay = NonNullable<RoomSettings['spectatorDelay']>

const MINUTE = 60_000

/** How many entries of a log spectators may know; all of them when the game is over. */
export const visibleEntryCount = (
  log: readonly Pick<EntryRow, 'kind' | 'created_at'>[],
  delay: Delay,
  now: number,
  isOver: boolean,
): number => {
  if (isOver) return log.length
  if (delay.kind === 'minutes') {
    const tooNew = log.findIndex(({ created_at: madeAt }) => madeAt > now - delay.minutes * MINUTE)
    return tooNew === -1 ? log.length : tooNew
  }
  let moves = 0
  for (let seq = log.length - 1; seq >= 0; seq--) {
    if (log[seq]?.kind === 'command') moves++
    if (moves === delay.moves) return seq
  }
  return 0
}

export interface DelayedRoom {
  readonly room: Room
  /** Sends the entries that have become old enough. */
  refresh(): Promise<void>
  /** Called when the last spectator left. */
  end(): void
}

const createDelayedRoom = async (
  live: Room,
  delay: Delay,
  ports: RoomPorts,
): Promise<Result<DelayedRoom>> => {
  const delayMs = delay.kind === 'minutes' ? delay.minutes * MINUTE : 0
  const visible = (): number => visibleEntryCount(live.entriesFrom(0), delay, ports.now(), live.isOver)
  const loaded = await Room.load(
    { room: live.row, seats: live.seats },
    {
      ...ports,
      append: () => Promise.reject(new Error('a delayed room is read-only')),
      entries: (_room, from) => Promise.resolve(live.entriesFrom(0).slice(from, visible())),
      now: () => (live.isOver ? ports.now() : ports.now() - delayMs),
    },
  )
  if (!loaded.ok) return loaded
  const room = loaded.value
  /** When the chat messages that are held back become old enough. */
  let chatDueAt = [ports.now() + delayMs]
  const refresh = async (): Promise<void> => {
    const before = room.seq
    await room.catchUp()
    const stillHeld = chatDueAt.filter((time) => time > ports.now())
    if (room.seq !== before || stillHeld.length < chatDueAt.length) room.subscribers.notify('chatAdded')
    chatDueAt = stillHeld
  }
  const isSeating = (): boolean =>
    room.seats.some(({ bot_level: bot, secret_hash: key }) => bot === null && key === null)
  const subscriber: Subscriber = {
    unavailable: () => room.makeUnavailable(live.unavailableReason),
    changed: () => {
      // Seats are not secret before the game starts.
      if (isSeating()) room.setSeats({ room: live.row, seats: live.seats })
      // If it fails, the next refresh tries again.
      refresh().catch(() => undefined)
    },
    rematchChanged: () => room.subscribers.notify('rematchChanged'),
    chatAdded: () => {
      chatDueAt.push(ports.now() + delayMs)
      room.subscribers.notify('chatAdded')
    },
  }
  live.subscribers.add(subscriber)
  return accept({ room, refresh, end: () => live.subscribers.delete(subscriber) })
}

/** Rooms with spectators. */

export class Spectators {
  readonly #rooms: Rooms
  readonly #delayedRooms = new Map<Room, Promise<Result<DelayedRoom>>>()
  readonly #leases = new ReferenceCounter<Room>()

  constructor(rooms: Rooms) {
    this.#rooms = rooms
  }

  /** The room as a spectator may see it, until they leave. */
  async watch(id: string): Promise<Result<RoomLease>> {
    const entered = await this.#rooms.acquire(id)
    if (!entered.ok) return entered
    const { room: live, leave: leaveLive } = entered.value
    const { spectatorDelay: delay } = live.settings
    if (delay === undefined) return entered
    const loading = this.#delayedRooms.get(live) ?? createDelayedRoom(live, delay, this.#rooms.ports)
    this.#delayedRooms.set(live, loading)
    const leaveDelayed = this.#leases.acquire(live, () => this.#end(live, loading))
    const leave = (): void => {
      leaveDelayed()
      leaveLive()
    }
    try {
      const delayed = await loading
      if (delayed.ok) return accept({ room: delayed.value.room, leave })
      leave()
      return delayed
    } catch (problem) {
      leave()
      throw problem
    }
  }

  #end(live: Room, loading: Promise<Result<DelayedRoom>>): void {
    this.#delayedRooms.delete(live)
    loading.then(
      (delayed) => {
        if (delayed.ok) delayed.value.end()
      },
      // The caller that started loading has received the error.
      () => undefined,
    )
  }

  /** Sends all spectators the entries that have become old enough. */
  async refresh(): Promise<void> {
    const refreshes = [...this.#delayedRooms.values()].map(async (loading) => {
      const delayed = await loading
      if (delayed.ok) await delayed.value.refresh()
    })
    // One failing room must not keep the others from being refreshed.
    await Promise.allSettled(refreshes)
  }
}

/** A room before joining it; with a spectator delay, players without a seat get the delayed state. */
export const roomPreview = async (
  { rooms, spectators }: { readonly rooms: Rooms; readonly spectators: Spectators },
  id: string,
  player: string | null,
): Promise<Result<RoomPreview>> => {
  const found = await rooms.find(id)
  if (!found.ok) return found
  const { room, seats } = found.value
  const ownSeats = seats
    .filter((seat) => player !== null && seat.player_id === player && seat.bot_level === null)
    .map(({ seat_number: seat }) => seat)
  const preview = {
    info: roomInfo(room, seats),
    ownSeats,
    isHost: room.host_id === player,
    code: await rooms.store.rooms.codeOf(id),
  }
  const { spectatorDelay: delay } = JSON.parse(room.settings_json) as RoomSettings
  if (delay === undefined || ownSeats.length > 0) return accept(preview)
  const watching = await spectators.watch(id)
  if (!watching.ok) return watching
  const { room: delayed, leave } = watching.value
  leave()
  return accept({ ...preview, info: roomInfo(delayed.row, delayed.seats) })
}
