/** The tables in memory: read when somebody comes, forgotten when the last one leaves, for everything is in the store. */
import { accept, type Result } from '@quayside/kernel'
import { Presence } from './presence.ts'
import type { Room } from './room.ts'

export interface Entered {
  readonly room: Room
  readonly leave: () => void
}

type Loading = Promise<Result<Room>>

export class OpenRooms {
  readonly #load: (id: string) => Loading
  /** Hears of every room that is opened. */
  readonly #opened: (room: Room) => void
  readonly #rooms = new Map<string, Loading>()
  readonly #visits = new Presence<Loading>()

  constructor(load: (id: string) => Loading, opened: (room: Room) => void) {
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

  /** One that cannot be read is refused and left as it is. */
  async enter(id: string): Promise<Result<Entered>> {
    const loading = this.#rooms.get(id) ?? this.#begin(id)
    // Counted before the table is there: who leaves at once must not take it away from who comes at the same time.
    const leave = this.#visits.visit(loading, () => this.#forget(id, loading))
    try {
      const found = await loading
      if (found.ok) return accept({ room: found.value, leave })
      leave()
      return found
    } catch (problem) {
      // A database that is away for a moment must not spoil the table for ever.
      leave()
      throw problem
    }
  }

  #begin(id: string): Loading {
    const loading = this.#load(id).then((loaded) => {
      if (!loaded.ok) return loaded
      const room = loaded.value
      room.onlookers.add({ retired: () => this.#forget(id, loading) })
      this.#opened(room)
      return loaded
    })
    this.#rooms.set(id, loading)
    return loading
  }

  /** The same table may have been read anew since. */
  #forget(id: string, loading: Loading): void {
    if (this.#rooms.get(id) === loading) this.#rooms.delete(id)
    loading.then(
      (loaded) => {
        if (loaded.ok) loaded.value.unload()
      },
      // Whoever wanted to come in has heard why it failed.
      () => undefined,
    )
  }
}
