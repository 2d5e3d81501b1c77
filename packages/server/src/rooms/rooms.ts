/** The tables of this process: opened when somebody comes, kept while somebody is there. */
import { accept, newRecord, type Result, refused, type Seat } from '@quayside/kernel'
import type { RoomInfo } from '@quayside/protocol'
import { Appender } from '../storage/appender.ts'
import type { RoomRow, SeatRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { rulesOf } from './games.ts'
import { infoOf } from './info.ts'
import { hashOf, newKey, newRoomId, sameHash } from './keys.ts'
import { Room, type RoomPorts } from './room.ts'

/** Who shall sit where: the one who opens the table, a bot, or whoever comes. */
type SeatWish =
  | { readonly kind: 'mine'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'open' }

export interface RoomWish {
  readonly game: string
  readonly options: unknown
  readonly seed: string
  readonly seats: readonly SeatWish[]
}

/** What only the one who opened the table learns. */
export interface OpenedRoom {
  readonly id: string
  /** The keys of the seats that are theirs, by seat. */
  readonly keys: Readonly<Record<number, string>>
}

export class Rooms {
  readonly #store: Store
  readonly #ports: RoomPorts
  readonly #now: () => number
  readonly #opened: (room: Room) => void
  readonly #open = new Map<string, Promise<Result<Room>>>()
  readonly #guests = new Map<string, number>()

  constructor(store: Store, now: () => number, opened: (room: Room) => void = () => undefined) {
    this.#store = store
    this.#opened = opened
    this.#now = now
    const appender = new Appender((entries) => store.append(entries))
    this.#ports = {
      append: (entry) => appender.append(entry),
      entries: (room, from) => store.entries(room, from),
      now,
    }
  }

  async open(wish: RoomWish): Promise<Result<OpenedRoom>> {
    const rules = rulesOf(wish.game)
    if (!rules) return refused('unknown-game', { game: wish.game })
    const record = newRecord(rules, wish.options, wish.seed)
    if (!record.ok) return record
    const players = rules.seats(rules.setup(record.value.options, wish.seed))
    if (wish.seats.length !== players)
      return refused('wrong-seats', { seats: wish.seats.length, needed: players })
    const id = newRoomId()
    const keys: Record<number, string> = {}
    const seats = wish.seats.map((seatWish, seat): SeatRow => {
      if (seatWish.kind !== 'mine')
        return { room: id, seat, name: '', bot: seatWish.kind === 'bot' ? seatWish.level : null, key: null }
      const key = newKey()
      keys[seat] = key
      return { room: id, seat, name: seatWish.name, bot: null, key: hashOf(key) }
    })
    const row: RoomRow = {
      id,
      game: rules.game,
      rules: rules.version,
      options: JSON.stringify(record.value.options),
      seed: wish.seed,
      deal: record.value.deal,
      settings: '{}',
      host: hashOf(Object.values(keys)[0] ?? newKey()),
      begun: this.#now(),
    }
    await this.#store.addRoom(row, seats)
    return accept({ id, keys })
  }

  async info(id: string): Promise<Result<RoomInfo>> {
    const stored = await this.#store.room(id)
    return stored ? accept(infoOf(stored.room, stored.seats)) : refused('no-such-room', { room: id })
  }

  /** Takes a free seat and gives its key. */
  async join(id: string, seat: Seat, name: string): Promise<Result<{ readonly key: string }>> {
    const key = newKey()
    const taken = await this.#store.takeSeat(id, seat, name, hashOf(key))
    const stored = await this.#store.room(id)
    if (!stored) return refused('no-such-room', { room: id })
    if (!taken) return refused('seat-taken', { seat: seat + 1 })
    const room = await this.#open.get(id)
    if (room?.ok) room.value.reseat(stored.seats)
    return accept({ key })
  }

  /** The seat that a key opens in a room. */
  seatOf(room: Room, key: string): Seat | null {
    const hash = hashOf(key)
    return room.seats.find((seat) => seat.key !== null && sameHash(seat.key, hash))?.seat ?? null
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
    const stored = await this.#store.room(id)
    return stored ? Room.load(stored, this.#ports) : refused('no-such-room', { room: id })
  }
}
