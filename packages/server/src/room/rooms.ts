/** The rooms of this server: creating, finding, joining. */
import { accept, dealCommitment, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import { QUOTA_LIMITS } from '../quotas/limits.ts'
import { type Quotas, rowBytes } from '../quotas/quotas.ts'
import { EntryBatcher } from '../storage/entry-batcher.ts'
import { createCode, isApiBot } from '../storage/identifiers.ts'
import type { RoomListItem, StoredRoom } from '../storage/room-repository.ts'
import type { AuditRow, SeatRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { ClusterPresence, NO_SEAT_EVENTS, type SeatEvents, startClusterSync } from './cluster-sync.ts'
import { type FindRules, findRules } from './game-registry.ts'
import { LISTED_FOR_MS } from './lobby.ts'
import { type CreatedRoom, createRoomRows, type NewRoom } from './new-room.ts'
import { Room, type RoomPorts } from './room.ts'
import { ROOM_UNAVAILABLE, RoomCache, type RoomLease, UnreadableRooms } from './room-cache.ts'
import { jobsAfterEntry, jobsAtStart, timeoutJobs } from './room-jobs.ts'
import { Seating } from './seating.ts'
import { commitmentOf, type DealSecret, drawDealSecret, isFreeSeat, roomDeciders } from './seats.ts'

/** Attempts to find an unused table code; after that the room has none. With fewer than millions of rooms one is enough. */
const CODE_TRIES = 3

/** Maximum length of a player's list of rooms. */
const MAX_LISTED = 100

interface RoomsPorts {
  /** Called when seats of API bots change. */
  events: SeatEvents
  /** Called for every room that is loaded on this node. */
  opened(room: Room): void
  findRules: FindRules
  /** Called for every durable entry, with the time it took. */
  appended(milliseconds: number): void
  /** Called once for every unreadable room. */
  unreadable(room: string, why: Refusal): void
  /** Yields while a room is loaded, so that moves are not delayed. */
  pause(room: string): Promise<void>
  /** Without quotas nothing is limited. */
  quotas: Quotas
}

export class Rooms {
  readonly store: Store
  readonly #now: () => number
  readonly #findRules: FindRules
  readonly #quotas: Quotas | null
  readonly #cache: RoomCache
  readonly #clusterPresence: ClusterPresence
  readonly #events: SeatEvents
  readonly seating: Seating
  /** The ports that every room of this server gets. */
  readonly ports: RoomPorts

  constructor(store: Store, now: () => number, ports: Partial<RoomsPorts> = {}) {
    this.store = store
    this.#findRules = ports.findRules ?? findRules
    this.#now = now
    this.#events = ports.events ?? NO_SEAT_EVENTS
    this.#quotas = ports.quotas ?? null
    const batcher = new EntryBatcher((writes) => store.log.append(writes))
    const unreadableRooms = new UnreadableRooms(ports.unreadable ?? (() => undefined))
    this.ports = {
      append: async (write) => {
        const startedAt = performance.now()
        const isFirst = await batcher.append(write)
        if (isFirst) ports.appended?.(performance.now() - startedAt)
        return isFirst
      },
      entries: (room, from) => store.log.read(room, from),
      find: (room) => store.rooms.find(room),
      now,
      jobs: jobsAfterEntry,
      findRules: this.#findRules,
      onUnreadable: (room, why) => unreadableRooms.note(room, why),
      pause: ports.pause ?? (() => Promise.resolve()),
      resumed: (room) => {
        // If this write fails, the next request schedules the jobs again.
        store.jobQueue.plan(...timeoutJobs(room, room.deadlines)).catch(() => undefined)
      },
      maxUndos: (ports.quotas?.limits ?? QUOTA_LIMITS).undos,
      onUndoRefused: (player) => ports.quotas?.noteRefusedUndo(player),
      presenceChanged: (room, seat, isHere) => this.#clusterPresence.publish(room, seat, isHere),
    }
    const load = async (id: string): Promise<Result<Room>> => {
      if (unreadableRooms.wasJustTried(id)) return { ok: false, refusal: ROOM_UNAVAILABLE }
      const found = await this.find(id)
      if (!found.ok) return found
      const room = await Room.load(found.value, this.ports)
      if (room.ok) unreadableRooms.forget(id)
      else unreadableRooms.note(id, room.refusal)
      return room.ok ? room : { ok: false, refusal: ROOM_UNAVAILABLE }
    }
    this.#cache = new RoomCache(load, (room) => {
      ports.opened?.(room)
      this.#clusterPresence.query(room)
    })
    this.#clusterPresence = new ClusterPresence(store, this.#cache)
    this.seating = new Seating({
      roomStore: store.rooms,
      invitations: store.invitations,
      find: (id) => this.find(id),
      refreshSeats: (id) => this.refreshSeats(id),
      findRules: this.#findRules,
      unreadable: (room, why) => unreadableRooms.note(room, why),
      now,
      quotas: this.#quotas,
    })
  }

  /** The number of loaded rooms. */
  get size(): number {
    return this.#cache.size
  }

  /** `address` is the IP address of the host, null when unknown. */
  async open(newRoom: NewRoom, address: string | null = null): Promise<Result<CreatedRoom>> {
    const rules = this.#findRules(newRoom.game, null)
    if (!rules) return refused('unknown-game', { game: newRoom.game })
    const dealSecret = await this.#dealSecret(newRoom)
    if (!dealSecret.ok) return dealSecret
    const rows = createRoomRows(newRoom, dealSecret.value, rules, this.#now())
    if (!rows.ok) return rows
    const { row, seats, summary, keys, invitations } = rows.value
    const isListed = newRoom.listed === true && seats.some(isFreeSeat)
    const demand = this.#quotas?.openRoom(
      { player: row.host_id, address },
      {
        isListed,
        hasBots: seats.some(({ bot_level: bot }) => bot !== null),
        bytes: rowBytes(row, ...seats, summary, ...invitations),
        listedForMs: LISTED_FOR_MS,
      },
    )
    const add = async (): Promise<CreatedRoom> => {
      const jobs = jobsAtStart({ row, seats }, rules)
      await this.store.rooms.add(row, seats, summary, jobs, {
        isListed,
        address,
        invitations,
        codes: seats.some(isFreeSeat) ? Array.from({ length: CODE_TRIES }, createCode) : [],
        ...(demand ? { demand } : {}),
      })
      return { id: row.id, commitment: commitmentOf(row), keys }
    }
    const opened = this.#quotas === null ? accept(await add()) : await this.#quotas.orRefuse(add)
    // A rematch seats API bots immediately.
    if (opened.ok && seats.some(({ player_id: player }) => isApiBot(player))) await this.refreshSeats(row.id)
    return opened
  }

  /** Counts bytes that an address adds to a room. */
  charge(address: string | null, bytes: number): Result<null> {
    return this.#quotas?.charge(address, bytes) ?? accept(null)
  }

  /** Commits to the deal of the player's next room, so that the player adds a nonce afterwards. */
  async prepareDeal(player: string): Promise<string> {
    const { secret, salt } = drawDealSecret()
    const offered = { player_id: player, commitment: dealCommitment(secret, salt), secret, salt }
    return (await this.store.preparedDeals.keep(offered)).commitment
  }

  async #dealSecret({ host, commitment }: NewRoom): Promise<Result<DealSecret>> {
    if (commitment === undefined) return accept(drawDealSecret())
    const prepared = await this.store.preparedDeals.take(host, commitment)
    return prepared === null ? refused('commitment-used') : accept(prepared)
  }

  async find(id: string): Promise<Result<StoredRoom>> {
    const stored = await this.store.rooms.find(id)
    return stored ? accept(stored) : refused('no-such-room', { room: id })
  }

  /** The seats of a room, without loading the room. */
  async seatsAt(id: string): Promise<Result<readonly SeatRow[]>> {
    const loaded = await this.#cache.get(id)
    if (loaded !== null) return accept(loaded.seats)
    const found = await this.find(id)
    return found.ok ? accept(found.value.seats) : found
  }

  /** Reloads the seats on all nodes. */
  async refreshSeats(id: string): Promise<void> {
    const room = await this.#cache.get(id)
    await room?.reloadSeats()
    this.#events.seatsChanged(id)
    await this.store.publishSeats(id)
    const before = await this.store.invitations.rematchOf(id)
    if (before !== null) await this.rematchChanged(before)
  }

  /** Notifies the participants of a finished game that its rematch has changed. */
  async rematchChanged(id: string): Promise<void> {
    const room = await this.#cache.get(id)
    room?.subscribers.notify('rematchChanged')
    await this.store.publishRematch(id)
  }

  /** Called when an API bot lost its token. */
  async revoke(bot: string): Promise<void> {
    this.#events.revoked(bot)
    await this.store.publishRevoked(bot)
  }

  /** Ends a game without a result, also before its start. */
  async end(id: string): Promise<Result<void>> {
    const entered = await this.acquire(id)
    if (!entered.ok) return entered
    const { room, leave } = entered.value
    try {
      const ended = await room.end()
      if (!ended.ok) return ended
      await this.store.lobby.unlist(id)
      return accept(undefined)
    } finally {
      leave()
    }
  }

  /** Deletes a room with all its rows and disconnects its participants. False when there was none. */
  async remove(id: string, audit: AuditRow | null = null): Promise<boolean> {
    const removed = await this.store.rooms.remove(id, audit)
    await this.refreshSeats(id)
    return removed
  }

  /** A player's rooms: those that wait for them first, then the latest. */
  async listByPlayer(player: string): Promise<readonly RoomListItem[]> {
    const rooms = await this.store.rooms.listByPlayer(player, MAX_LISTED)
    const waits = (room: RoomListItem): boolean =>
      room.seats.some((seat) => seat.player_id === player && roomDeciders(room).includes(seat.seat_number))
    return [...rooms.filter(waits), ...rooms.filter((room) => !waits(room))]
  }

  /** Leases a room until `leave` is called. */
  acquire(id: string): Promise<Result<RoomLease>> {
    return this.#cache.enter(id)
  }

  /** Starts applying changes of other nodes to the rooms that are loaded here. */
  startClusterSync(bansChanged: () => void = () => undefined): Promise<void> {
    return startClusterSync(this.store, this.#cache, this.#clusterPresence, bansChanged, this.#events)
  }

  /** Asks other nodes again about the players they reported as present, because a node that died cannot report more. */
  refreshPresence(): Promise<void> {
    return this.#clusterPresence.refresh()
  }

  /** Whether a seat has a visible page on any node. */
  isPresent(id: string, seat: Seat): Promise<boolean> {
    return this.#clusterPresence.isPresent(id, seat)
  }

  /** Notifies the participants of new chat messages. */
  async chatAdded(id: string): Promise<void> {
    const room = await this.#cache.get(id)
    room?.subscribers.notify('chatAdded')
    await this.store.publishChat(id)
  }
}
