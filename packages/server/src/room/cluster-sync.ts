/** Entries, seats and presence of rooms on other nodes. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Seat } from '@quayside/kernel'
import type { BusMessage, PresenceMessage } from '../storage/cluster-bus.ts'
import type { Store } from '../storage/store.ts'
import type { RoomCache } from './room-cache.ts'

/** What concerns programs that wait for seats, whichever process it happened in. */
export interface SeatEvents {
  /** Who sits in a room has changed, or it has begun. */
  seatsChanged(room: string): void
  /** A program has lost its token. */
  revoked(bot: string): void
  /** Word from other processes may have been lost: everything is to be looked at again. */
  missed(): void
}

export const NO_SEAT_EVENTS: SeatEvents = {
  seatsChanged: () => undefined,
  revoked: () => undefined,
  missed: () => undefined,
}

/** Whether somebody looks at their seat, through whichever process: when it is not this one the others are asked. */

/** Who has not answered by then does not look, or is too busy to show anything. */
const ANSWER_MS = 1000

const known = (room: string, seat: Seat): string => `${room} ${seat}`

export class ClusterPresence {
  readonly #store: Store
  readonly #open: RoomCache
  /** Questions that wait for an answer. */
  readonly #asked = new Map<string, Set<() => void>>()

  constructor(store: Store, open: RoomCache) {
    this.#store = store
    this.#open = open
  }

  async isThere(room: string, seat: Seat): Promise<boolean> {
    if (await this.#isHere(room, seat)) return true
    return this.#store.bus.isShared && this.#askOthers(room, seat)
  }

  /** Another process asks, or answers. */
  async hear(room: string, { kind, seat }: PresenceMessage): Promise<void> {
    if (kind === 'presence-reply') for (const answer of this.#asked.get(known(room, seat)) ?? []) answer()
    else if (await this.#isHere(room, seat)) await this.#say(room, { kind: 'presence-reply', seat })
  }

  async #isHere(id: string, seat: Seat): Promise<boolean> {
    const room = await this.#open.get(id)
    return room?.presence.has(seat) === true
  }

  async #askOthers(room: string, seat: Seat): Promise<boolean> {
    const place = known(room, seat)
    const asked = this.#asked.get(place) ?? new Set()
    this.#asked.set(place, asked)
    let hear: () => void = () => undefined
    const answered = new Promise<true>((resolve) => {
      hear = () => resolve(true)
    })
    asked.add(hear)
    try {
      await this.#say(room, { kind: 'presence-query', seat })
      return await Promise.race([answered, sleep(ANSWER_MS, false, { ref: false })])
    } finally {
      asked.delete(hear)
      if (asked.size === 0) this.#asked.delete(place)
    }
  }

  #say(room: string, presence: PresenceMessage): Promise<void> {
    return this.#store.bus.publish({ node: this.#store.node, room, presence })
  }
}

/** Follows what other processes write, for the rooms that are open here. */

/** What is to be looked at again; everything where words may have been lost. */
type RoomChange = Pick<BusMessage, 'entry'> & { readonly topic?: BusMessage['topic'] | 'everything' }

const LOOK_AGAIN_MS = 500

const syncRoom = async (open: RoomCache, id: string, { topic, entry }: RoomChange): Promise<void> => {
  const room = await open.get(id)
  if (room === null) return
  if (topic === 'chat' || topic === 'everything') room.subscribers.tell('spoken')
  if (topic === 'chat') return
  if (topic === 'seats' || topic === 'everything') await room.rereadSeats()
  await room.catchUp(entry)
}

/** Those who sit here wait for it: when the database is away it is asked until it is back. */
const retrySync = async (open: RoomCache, id: string, news: RoomChange): Promise<void> => {
  while (open.has(id)) {
    try {
      return await syncRoom(open, id, news)
    } catch {
      await sleep(LOOK_AGAIN_MS)
    }
  }
}

const hearNews = (open: RoomCache, room: string, news: RoomChange, events: SeatEvents): void => {
  if (news.topic === 'seats') events.seatsChanged(room)
  void retrySync(open, room, news)
}

export const startClusterSync = (
  store: Store,
  open: RoomCache,
  clusterPresence: ClusterPresence,
  bansChanged: () => void,
  events: SeatEvents,
): Promise<void> =>
  store.bus.subscribe(
    ({ node, room, presence, ...news }) => {
      if (node === store.node) return
      if (news.topic === 'bans') bansChanged()
      else if (news.topic === 'revoked') events.revoked(room)
      else if (presence === undefined) hearNews(open, room, news, events)
      // Without an answer somebody is told what they see: no harm is done.
      else clusterPresence.hear(room, presence).catch(() => undefined)
    },
    () => {
      bansChanged()
      events.missed()
      for (const id of open.ids) void retrySync(open, id, { topic: 'everything' })
    },
  )
