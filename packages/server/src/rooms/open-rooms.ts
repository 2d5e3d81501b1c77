/** The tables in memory: read when somebody comes, forgotten when the last one leaves, for everything is in the store. */
import { accept, type Result } from '@quayside/kernel'
import { Presence } from './presence.ts'
import type { Room } from './room.ts'

export interface Entered {
  readonly room: Room
  readonly leave: () => void
}

export class OpenRooms {
  readonly #load: (id: string) => Promise<Result<Room>>
  /** Hears of every room that is opened. */
  readonly #opened: (room: Room) => void
  readonly #rooms = new Map<string, Promise<Result<Room>>>()
  readonly #visits = new Presence<string>()

  constructor(load: (id: string) => Promise<Result<Room>>, opened: (room: Room) => void) {
    this.#load = load
    this.#opened = opened
  }

  get size(): number {
    return this.#rooms.size
  }

  get ids(): Iterable<string> {
    return this.#rooms.keys()
  }

  has(id: string): boolean {
    return this.#rooms.has(id)
  }

  /** Null when nobody is at that table here. */
  async get(id: string): Promise<Room | null> {
    const room = await this.#rooms.get(id)
    return room?.ok ? room.value : null
  }

  async enter(id: string): Promise<Result<Entered>> {
    const found = await this.#room(id)
    if (!found.ok) return found
    return accept({ room: found.value, leave: this.#visits.come(id, () => this.#rooms.delete(id)) })
  }

  /** One that cannot be read is refused and left as it is. */
  async #room(id: string): Promise<Result<Room>> {
    const known = this.#rooms.get(id)
    if (known) return known
    const loading = this.#load(id)
    this.#rooms.set(id, loading)
    // A database that is away for a moment must not spoil the table for ever.
    loading.catch(() => this.#rooms.delete(id))
    const loaded = await loading
    if (loaded.ok) this.#opened(loaded.value)
    else this.#rooms.delete(id)
    return loaded
  }
}
