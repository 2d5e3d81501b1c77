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
    const fresh = log.findIndex(({ created_at: made }) => made > now - delay.minutes * MINUTE)
    return fresh === -1 ? log.length : fresh
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
  /** Sends what has become old enough. */
  look(): Promise<void>
  /** Called when the last spectator left. */
  end(): void
}

const createDelayedRoom = async (
  live: Room,
  delay: Delay,
  ports: RoomPorts,
): Promise<Result<DelayedRoom>> => {
  const behind = delay.kind === 'minutes' ? delay.minutes * MINUTE : 0
  const visible = (): number => visibleEntryCount(live.logFrom(0), delay, ports.now(), live.isOver)
  const loaded = await Room.load(
    { room: live.row, seats: live.seats },
    {
      ...ports,
      append: () => Promise.reject(new Error('a delayed room is read-only')),
      entries: (_room, from) => Promise.resolve(live.logFrom(0).slice(from, visible())),
      now: () => (live.isOver ? ports.now() : ports.now() - behind),
    },
  )
  if (!loaded.ok) return loaded
  const room = loaded.value
  /** When held-back chat messages become old enough. */
  let talkDue = [ports.now() + behind]
  const look = async (): Promise<void> => {
    const before = room.seq
    await room.catchUp()
    const later = talkDue.filter((time) => time > ports.now())
    if (room.seq !== before || later.length < talkDue.length) room.subscribers.notify('chatAdded')
    talkDue = later
  }
  const isSeating = (): boolean =>
    room.seats.some(({ bot_level: bot, secret_hash: key }) => bot === null && key === null)
  const subscriber: Subscriber = {
    retired: () => room.retire(live.retirement),
    changed: () => {
      // Who comes before the game begins is no secret.
      if (isSeating()) room.reseat({ room: live.row, seats: live.seats })
      // If it fails, the next refresh tries again.
      look().catch(() => undefined)
    },
    rematchChanged: () => room.subscribers.notify('rematchChanged'),
    chatAdded: () => {
      talkDue.push(ports.now() + behind)
      room.subscribers.notify('chatAdded')
    },
  }
  live.subscribers.add(subscriber)
  return accept({ room, look, end: () => live.subscribers.delete(subscriber) })
}

/** Rooms with spectators. */

export class Spectators {
  readonly #rooms: Rooms
  readonly #shown = new Map<Room, Promise<Result<DelayedRoom>>>()
  readonly #visits = new ReferenceCounter<Room>()

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
    const showing = this.#shown.get(live) ?? createDelayedRoom(live, delay, this.#rooms.ports)
    this.#shown.set(live, showing)
    const leaveShown = this.#visits.acquire(live, () => this.#end(live, showing))
    const leave = (): void => {
      leaveShown()
      leaveLive()
    }
    try {
      const shown = await showing
      if (shown.ok) return accept({ room: shown.value.room, leave })
      leave()
      return shown
    } catch (problem) {
      leave()
      throw problem
    }
  }

  #end(live: Room, showing: Promise<Result<DelayedRoom>>): void {
    this.#shown.delete(live)
    showing.then(
      (shown) => {
        if (shown.ok) shown.value.end()
      },
      // The caller that started loading has received the error.
      () => undefined,
    )
  }

  /** Sends all spectators what has become old enough. */
  async refresh(): Promise<void> {
    const looks = [...this.#shown.values()].map(async (showing) => {
      const shown = await showing
      if (shown.ok) await shown.value.look()
    })
    // One room that cannot be shown keeps no other one from it.
    await Promise.allSettled(looks)
  }
}

/** A room from outside; with a spectator delay, everybody without a seat sees the delayed state. */
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
  const { room: shown, leave } = watching.value
  leave()
  return accept({ ...preview, info: roomInfo(shown.row, shown.seats) })
}
