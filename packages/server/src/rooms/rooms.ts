/** The tables of this process: opened when somebody comes, kept while somebody is there. */
import { levelNames } from '@quayside/bots'
import { accept, newRecord, type Result, refused, type Seat } from '@quayside/kernel'
import type { RoomInfo, RoomSettings } from '@quayside/protocol'
import { turnErrands } from '../notify/turn-errands.ts'
import { deadlines } from '../pace/clock.ts'
import { clockErrands } from '../pace/clock-errands.ts'
import { rateErrands } from '../ratings/rate-errands.ts'
import { Appender } from '../storage/appender.ts'
import type { ErrandPlan } from '../storage/errands.ts'
import type { ListedRoom, StoredRoom } from '../storage/room-shelf.ts'
import type { PlayerRow, RoomRow, SeatRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { botErrands } from './bot-errands.ts'
import { rulesOf } from './games.ts'
import { infoOf } from './info.ts'
import { hashOf, newKey, newRoomId } from './keys.ts'
import { isFree, type Laid, waitsFor } from './laid.ts'
import { Room, type RoomPorts } from './room.ts'
import { standingOf } from './standing.ts'

/** Who shall sit where: the one who opens the table, a bot, or whoever comes. */
type SeatWish =
  | { readonly kind: 'mine'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'open' }
  /** Somebody who is known by who they are. */
  | { readonly kind: 'theirs'; readonly name: string; readonly player: string }

export interface RoomWish {
  /** Drawn when absent. */
  readonly id?: string
  /** The player who opens it. */
  readonly host: string
  readonly game: string
  readonly options: unknown
  readonly seed: string
  readonly seats: readonly SeatWish[]
  readonly settings: RoomSettings
}

/** What only the one who opened the table learns. */
export interface OpenedRoom {
  readonly id: string
  /** The keys of the seats that are theirs, by seat. */
  readonly keys: Readonly<Record<number, string>>
}

/** More tables than anybody looks through. */
const LISTED = 100

interface RoomsPorts {
  /** Hears of every room that is opened in this process. */
  opened(room: Room): void
  rulesOf: RoomPorts['rulesOf']
}

export class Rooms {
  readonly #store: Store
  readonly #ports: RoomPorts
  readonly #now: () => number
  readonly #opened: (room: Room) => void
  readonly #rulesOf: RoomPorts['rulesOf']
  readonly #open = new Map<string, Promise<Result<Room>>>()
  readonly #guests = new Map<string, number>()

  constructor(store: Store, now: () => number, ports: Partial<RoomsPorts> = {}) {
    this.#store = store
    this.#opened = ports.opened ?? (() => undefined)
    this.#rulesOf = ports.rulesOf ?? rulesOf
    this.#now = now
    const appender = new Appender((writes) => store.log.append(writes))
    this.#ports = {
      append: (write) => appender.append(write),
      entries: (room, from) => store.log.read(room, from),
      now,
      errands: (room, standing, deadlines) => [
        ...botErrands(room, standing),
        ...clockErrands(room, deadlines),
        ...turnErrands(room, standing),
        ...rateErrands(room, standing),
      ],
      rulesOf: this.#rulesOf,
    }
  }

  async open(wish: RoomWish): Promise<Result<OpenedRoom>> {
    const rules = this.#rulesOf(wish.game, null)
    if (!rules) return refused('unknown-game', { game: wish.game })
    const record = newRecord(rules, wish.options, wish.seed)
    if (!record.ok) return record
    const state = rules.setup(record.value.options, wish.seed)
    const players = rules.seats(state)
    if (wish.seats.length !== players)
      return refused('wrong-seats', { seats: wish.seats.length, needed: players })
    const levels = levelNames(wish.game)
    for (const seat of wish.seats)
      if (seat.kind === 'bot' && !levels.includes(seat.level))
        return refused('unknown-level', { level: seat.level })
    const id = wish.id ?? newRoomId()
    const keys: Record<number, string> = {}
    const seats = wish.seats.map((seatWish, seat): SeatRow => {
      const empty = { room: id, seat, name: '', bot: null, key: null, player: null }
      if (seatWish.kind === 'open') return empty
      if (seatWish.kind === 'bot') return { ...empty, bot: seatWish.level }
      const key = newKey()
      if (seatWish.kind === 'mine') keys[seat] = key
      const player = seatWish.kind === 'mine' ? wish.host : seatWish.player
      return { ...empty, name: seatWish.name, key: hashOf(key), player }
    })
    const row: RoomRow = {
      id,
      game: rules.game,
      rules: rules.version,
      options: JSON.stringify(record.value.options),
      seed: wish.seed,
      deal: record.value.deal,
      settings: JSON.stringify(wish.settings),
      host: wish.host,
      begun: this.#now(),
    }
    const standing = standingOf(id, 0, { rules, state, at: 0 }, row.begun)
    await this.#store.rooms.add(row, seats, standing, this.#firstErrands({ row, seats }))
    return accept({ id, keys })
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
    const full = !seats.some(isFree)
    const row = full ? { ...room, begun: this.#now() } : room
    if (full) await this.#store.rooms.begin(room.id, row.begun, this.#firstErrands({ row, seats }))
    const open = await this.#open.get(room.id)
    if (open?.ok) open.value.reseat({ room: row, seats })
    await this.#store.say(room.id)
  }

  /** What is to happen at a table where nothing was played yet. */
  #firstErrands(laid: Laid): readonly ErrandPlan[] {
    const { row, seats } = laid
    const rules = this.#rulesOf(row.game, row.rules)
    if (!rules || seats.some(isFree)) return []
    const state = rules.setup(JSON.parse(row.options), row.seed)
    const standing = standingOf(row.id, 0, { rules, state, at: 0 }, row.begun)
    const settings = JSON.parse(row.settings) as RoomSettings
    const first = deadlines(settings, seats.length, row.begun, [], rules.deciders(state))
    return [...botErrands(laid, standing), ...clockErrands(laid, first), ...turnErrands(laid, standing)]
  }

  /** A player's tables: those that wait for them first, then the latest. */
  async ofPlayer(player: string): Promise<readonly ListedRoom[]> {
    const rooms = await this.#store.rooms.ofPlayer(player, LISTED)
    const waits = (room: ListedRoom): boolean =>
      room.seats.some((seat) => seat.player === player && waitsFor(room).includes(seat.seat))
    return [...rooms.filter(waits), ...rooms.filter((room) => !waits(room))]
  }

  /** A room to stay in until `leave`; when the last one leaves it is forgotten, for everything is in the store. */
  async enter(id: string): Promise<Result<{ readonly room: Room; readonly leave: () => void }>> {
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

  /** Follows what other processes write, for the tables that are open here. */
  async follow(): Promise<void> {
    const { bus, node } = this.#store
    const catchUp = async (id: string): Promise<void> => {
      const room = await this.#open.get(id)
      if (!room?.ok) return
      if (room.value.seats.some(isFree)) {
        const stored = await this.#store.rooms.find(id)
        if (stored) room.value.reseat(stored)
      }
      await room.value.catchUp()
    }
    await bus.listen(
      (word) => {
        if (word.node !== node) void catchUp(word.room)
      },
      () => {
        for (const id of this.#open.keys()) void catchUp(id)
      },
    )
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
