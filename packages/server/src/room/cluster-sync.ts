/** Cluster sync: applies the entries, seat changes and presence that other nodes publish on the bus. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Seat } from '@quayside/kernel'
import type { BusMessage, PresenceMessage } from '../storage/cluster-bus.ts'
import type { Store } from '../storage/store.ts'
import type { Room } from './room.ts'
import type { RoomCache } from './room-cache.ts'
import { humanSeats } from './seats.ts'

/** Events for connected API bots, whichever node caused them. */
export interface SeatEvents {
  /** The seats of a room have changed, or its game has started. */
  seatsChanged(room: string): void
  /** An API bot has lost its token. */
  revoked(bot: string): void
  /** Messages of other nodes may have been lost: reload everything. */
  missed(): void
}

export const NO_SEAT_EVENTS: SeatEvents = {
  seatsChanged: () => undefined,
  revoked: () => undefined,
  missed: () => undefined,
}

/** A node that has not replied by then does not have the player, or is too busy to show them anything. */
const REPLY_TIMEOUT_MS = 1000

const queryKey = (room: string, seat: Seat): string => `${room} ${seat}`

/** Whether the player of a seat is present, on this node or on another one. */
export class ClusterPresence {
  readonly #store: Store
  readonly #cache: RoomCache
  /** Queries that wait for a reply. */
  readonly #queries = new Map<string, Set<() => void>>()

  constructor(store: Store, cache: RoomCache) {
    this.#store = store
    this.#cache = cache
  }

  async isPresent(room: string, seat: Seat): Promise<boolean> {
    if (await this.#isHere(room, seat)) return true
    return this.#store.bus.isShared && this.#queryOthers(room, seat)
  }

  async onMessage(room: string, { kind, seat }: PresenceMessage): Promise<void> {
    if (kind !== 'presence-query') {
      const isPresent = kind === 'presence-reply'
      if (isPresent) for (const resolve of this.#queries.get(queryKey(room, seat)) ?? []) resolve()
      const loaded = await this.#cache.get(room)
      loaded?.setPresentElsewhere(seat, isPresent)
      // A third node may have a page of the seat as well.
      if (loaded && !isPresent) await this.#publish(room, { kind: 'presence-query', seat })
    } else if (await this.#isHere(room, seat)) await this.#publish(room, { kind: 'presence-reply', seat })
  }

  /** A player came to this node or left it. */
  publish(room: string, seat: Seat, isHere: boolean): void {
    if (this.#store.bus.isShared)
      this.#publish(room, { kind: isHere ? 'presence-reply' : 'presence-end', seat }).catch(() => undefined)
  }

  /** Asks which players of a room that was just loaded are on other nodes. */
  query(room: Room): void {
    if (this.#store.bus.isShared)
      for (const seat of humanSeats(room.seats))
        this.#publish(room.row.id, { kind: 'presence-query', seat }).catch(() => undefined)
  }

  async refresh(): Promise<void> {
    for (const id of this.#cache.ids) {
      const room = await this.#cache.get(id)
      for (const seat of room?.presentElsewhere ?? [])
        if (!(await this.#queryOthers(id, seat))) room?.setPresentElsewhere(seat, false)
    }
  }

  async #isHere(id: string, seat: Seat): Promise<boolean> {
    const room = await this.#cache.get(id)
    return room?.presence.has(seat) === true
  }

  async #queryOthers(room: string, seat: Seat): Promise<boolean> {
    const key = queryKey(room, seat)
    const waiting = this.#queries.get(key) ?? new Set()
    this.#queries.set(key, waiting)
    let onReply: () => void = () => undefined
    const replied = new Promise<true>((resolve) => {
      onReply = () => resolve(true)
    })
    waiting.add(onReply)
    try {
      await this.#publish(room, { kind: 'presence-query', seat })
      return await Promise.race([replied, sleep(REPLY_TIMEOUT_MS, false, { ref: false })])
    } finally {
      waiting.delete(onReply)
      if (waiting.size === 0) this.#queries.delete(key)
    }
  }

  #publish(room: string, presence: PresenceMessage): Promise<void> {
    return this.#store.bus.publish({ node: this.#store.node, room, presence })
  }
}

/** A change that another node made in a room; `everything` when messages may have been lost. */
type RoomChange = Pick<BusMessage, 'entry'> & { readonly topic?: BusMessage['topic'] | 'everything' }

const RETRY_MS = 500

const syncRoom = async (cache: RoomCache, id: string, { topic, entry }: RoomChange): Promise<void> => {
  const room = await cache.get(id)
  if (room === null) return
  if (topic === 'chat' || topic === 'everything') room.subscribers.notify('chatAdded')
  if (topic === 'rematch' || topic === 'everything') room.subscribers.notify('rematchChanged')
  if (topic === 'chat' || topic === 'rematch') return
  if (topic === 'seats' || topic === 'everything') await room.reloadSeats()
  await room.catchUp(entry)
}

/** Retries until the database is back, because participants on this node wait for the change. */
const retrySync = async (cache: RoomCache, id: string, change: RoomChange): Promise<void> => {
  while (cache.has(id)) {
    try {
      return await syncRoom(cache, id, change)
    } catch {
      await sleep(RETRY_MS)
    }
  }
}

const onRoomChange = (cache: RoomCache, room: string, change: RoomChange, events: SeatEvents): void => {
  if (change.topic === 'seats') events.seatsChanged(room)
  void retrySync(cache, room, change)
}

/** Applies changes of other nodes to the rooms that are loaded on this node. */
export const startClusterSync = (
  store: Store,
  cache: RoomCache,
  clusterPresence: ClusterPresence,
  bansChanged: () => void,
  events: SeatEvents,
): Promise<void> =>
  store.bus.subscribe(
    ({ node, room, presence, ...change }) => {
      if (node === store.node) return
      if (change.topic === 'bans') bansChanged()
      else if (change.topic === 'revoked') events.revoked(room)
      else if (presence === undefined) onRoomChange(cache, room, change, events)
      // A lost reply only means that a player who is present also gets a notification.
      else clusterPresence.onMessage(room, presence).catch(() => undefined)
    },
    () => {
      bansChanged()
      events.missed()
      for (const id of cache.ids) void retrySync(cache, id, { topic: 'everything' })
    },
  )
