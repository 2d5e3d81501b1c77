/** The tables of this process: opened when somebody comes, kept while somebody is there. */
import { setTimeout as sleep } from 'node:timers/promises'
import { levelNames } from '@quayside/bots'
import { accept, type Result, refused, type Seat } from '@quayside/kernel'
import type { RoomInfo } from '@quayside/protocol'
import { ChatDesk } from '../chat/desk.ts'
import { turnErrands } from '../notify/turn-errands.ts'
import { clockErrands } from '../pace/clock-errands.ts'
import { rateErrands } from '../ratings/rate-errands.ts'
import { Appender } from '../storage/appender.ts'
import type { Word } from '../storage/bus.ts'
import type { ListedRoom, StoredRoom } from '../storage/room-shelf.ts'
import type { EntryRow, PlayerRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { botErrands } from './bot-errands.ts'
import { firstErrands } from './first-errands.ts'
import { policiesOf, rulesOf } from './games.ts'
import { infoOf } from './info.ts'
import { hashOf, newKey } from './keys.ts'
import { isFree, waitsFor } from './laid.ts'
import { layOut, type OpenedRoom, type RoomWish } from './opening.ts'
import { Room, type RoomPorts } from './room.ts'
import { type Entered, Watching } from './watching.ts'

/** More tables than anybody looks through. */
const LISTED = 100

const LOOK_AGAIN_MS = 500

interface RoomsPorts {
  /** Hears of every room that is opened in this process. */
  opened(room: Room): void
  rulesOf: RoomPorts['rulesOf']
  /** Hears of every entry that became durable, and how long that took. */
  appended(milliseconds: number): void
}

export class Rooms {
  readonly #store: Store
  readonly #ports: RoomPorts
  readonly #now: () => number
  readonly #opened: (room: Room) => void
  readonly #rulesOf: RoomPorts['rulesOf']
  readonly #open = new Map<string, Promise<Result<Room>>>()
  readonly #guests = new Map<string, number>()
  readonly #watching: Watching
  readonly chat: ChatDesk

  constructor(store: Store, now: () => number, ports: Partial<RoomsPorts> = {}) {
    this.#store = store
    this.#opened = ports.opened ?? (() => undefined)
    this.#rulesOf = ports.rulesOf ?? rulesOf
    this.#now = now
    const appender = new Appender((writes) => store.log.append(writes))
    this.#ports = {
      append: async (write) => {
        const begun = performance.now()
        const first = await appender.append(write)
        if (first) ports.appended?.(performance.now() - begun)
        return first
      },
      entries: (room, from) => store.log.read(room, from),
      now,
      errands: (laid, { standing, deadlines, affairs }, moved) => [
        ...botErrands(laid, standing, affairs.policies),
        ...clockErrands(laid, deadlines),
        // Nobody is told twice that it is their turn.
        ...(moved ? turnErrands(laid, standing) : []),
        ...(moved ? rateErrands(laid, standing) : []),
      ],
      rulesOf: this.#rulesOf,
      policiesOf,
    }
    this.chat = new ChatDesk({ store, now, spoken: (id) => this.#spoken(id) })
    this.#watching = new Watching((id) => this.enter(id), this.#ports)
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#open.size
  }

  async open(wish: RoomWish): Promise<Result<OpenedRoom>> {
    const rules = this.#rulesOf(wish.game, null)
    if (!rules) return refused('unknown-game', { game: wish.game })
    const laid = layOut(wish, rules, this.#now())
    if (!laid.ok) return laid
    const { row, seats, standing, keys } = laid.value
    const listed = wish.listed === true && seats.some(isFree)
    await this.#store.rooms.add(row, seats, standing, firstErrands({ row, seats }, rules), listed)
    return accept({ id: row.id, keys })
  }

  async find(id: string): Promise<Result<StoredRoom>> {
    const stored = await this.#store.rooms.find(id)
    return stored ? accept(stored) : refused('no-such-room', { room: id })
  }

  /** Takes a free seat and gives its key. */
  async join(
    id: string,
    seat: Seat,
    { id: player, name }: PlayerRow,
  ): Promise<Result<{ readonly key: string }>> {
    const key = newKey()
    const taken = await this.#store.rooms.takeSeat({ room: id, seat, name, key: hashOf(key), player })
    const found = await this.find(id)
    if (!found.ok) return found
    if (!taken) return refused('seat-taken', { seat: seat + 1 })
    await this.#beginWhenFull(found.value)
    return accept({ key })
  }

  /** Fills a seat that nobody has taken, or changes the bot that sits there, while the table waits for people. */
  async seatBot(id: string, seat: Seat, level: string, player: string): Promise<Result<RoomInfo>> {
    const found = await this.find(id)
    if (!found.ok) return found
    const { room, seats } = found.value
    if (room.host !== player) return refused('not-the-host')
    if (!levelNames(room.game).includes(level)) return refused('unknown-level', { level })
    if (!seats.some(isFree)) return refused('already-begun')
    if (!(await this.#store.rooms.seatBot(id, seat, level))) return refused('seat-taken', { seat: seat + 1 })
    const after = await this.find(id)
    if (!after.ok) return after
    await this.#beginWhenFull(after.value)
    return accept(infoOf(after.value.room, after.value.seats))
  }

  async #beginWhenFull({ room, seats }: StoredRoom): Promise<void> {
    if (!seats.some(isFree)) {
      const row = { ...room, begun: this.#now() }
      const rules = this.#rulesOf(room.game, room.rules)
      const errands = rules === null ? [] : firstErrands({ row, seats }, rules)
      await this.#store.rooms.begin(room.id, row.begun, errands)
    }
    await this.refresh(room.id)
  }

  /** Gives a seat up while the table waits for people. */
  async standUp(id: string, seat: Seat, player: string): Promise<Result<RoomInfo>> {
    const found = await this.find(id)
    if (!found.ok) return found
    if (found.value.seats[seat]?.player !== player) return refused('not-your-seat', { seat: seat + 1 })
    if (!(await this.#store.rooms.freeSeat(id, seat, player))) return refused('already-begun')
    await this.refresh(id)
    const after = await this.find(id)
    return after.ok ? accept(infoOf(after.value.room, after.value.seats)) : after
  }

  /** Has everybody look again at who sits at a table. */
  async refresh(id: string): Promise<void> {
    const stored = await this.#store.rooms.find(id)
    const open = await this.#open.get(id)
    if (stored && open?.ok) open.value.reseat(stored)
    await this.#store.say(id)
  }

  /** A player's tables: those that wait for them first, then the latest. */
  async ofPlayer(player: string): Promise<readonly ListedRoom[]> {
    const rooms = await this.#store.rooms.ofPlayer(player, LISTED)
    const waits = (room: ListedRoom): boolean =>
      room.seats.some((seat) => seat.player === player && waitsFor(room).includes(seat.seat))
    return [...rooms.filter(waits), ...rooms.filter((room) => !waits(room))]
  }

  /** A room to stay in until `leave`; when the last one leaves it is forgotten, for everything is in the store. */
  async enter(id: string): Promise<Result<Entered>> {
    const found = await this.#room(id)
    if (!found.ok) return found
    this.#guests.set(id, (this.#guests.get(id) ?? 0) + 1)
    let here = true
    const leave = (): void => {
      if (!here) return
      here = false
      const left = (this.#guests.get(id) ?? 1) - 1
      if (left > 0) this.#guests.set(id, left)
      else {
        this.#guests.delete(id)
        this.#open.delete(id)
      }
    }
    return accept({ room: found.value, leave })
  }

  /** The table as somebody without a seat may see it. */
  watch(id: string): Promise<Result<Entered>> {
    return this.#watching.watch(id)
  }

  /** Shows spectators what is old enough by now. */
  look(): Promise<void> {
    return this.#watching.look()
  }

  /** Follows what other processes write, for the tables that are open here. */
  async follow(): Promise<void> {
    const { bus, node } = this.#store
    const lookAgain = async (
      id: string,
      about: Word['about'] | 'everything',
      entry?: EntryRow,
    ): Promise<void> => {
      const room = await this.#open.get(id)
      if (!room?.ok) return
      if (about === 'talk' || about === 'everything') room.value.talk.tell()
      if (about === 'talk') return
      if (about === 'seats' || about === 'everything') {
        const stored = await this.#store.rooms.find(id)
        if (stored) room.value.reseat(stored)
      }
      await room.value.catchUp(entry)
    }
    // Those who sit here wait for it: when the database is away it is asked until it is back.
    const keepLooking = async (
      id: string,
      about: Word['about'] | 'everything',
      entry?: EntryRow,
    ): Promise<void> => {
      while (this.#open.has(id)) {
        try {
          return await lookAgain(id, about, entry)
        } catch {
          await sleep(LOOK_AGAIN_MS)
        }
      }
    }
    await bus.listen(
      ({ node: by, room, about, entry }) => {
        if (by !== node) void keepLooking(room, about, entry)
      },
      () => {
        for (const id of this.#open.keys()) void keepLooking(id, 'everything')
      },
    )
  }

  async #spoken(id: string): Promise<void> {
    const room = await this.#open.get(id)
    if (room?.ok) room.value.talk.tell()
    await this.#store.sayTalk(id)
  }

  /** Whether somebody looks at their seat through this process. */
  async isThere(id: string, seat: Seat): Promise<boolean> {
    const room = await this.#open.get(id)
    return room?.ok === true && room.value.present.has(seat)
  }

  /** One that cannot be read is refused and left as it is. */
  async #room(id: string): Promise<Result<Room>> {
    const known = this.#open.get(id)
    if (known) return known
    const loading = this.#load(id)
    this.#open.set(id, loading)
    // A database that is away for a moment must not spoil the table for ever.
    loading.catch(() => this.#open.delete(id))
    const loaded = await loading
    if (loaded.ok) this.#opened(loaded.value)
    else this.#open.delete(id)
    return loaded
  }

  async #load(id: string): Promise<Result<Room>> {
    const found = await this.find(id)
    return found.ok ? Room.load(found.value, this.#ports) : found
  }
}
