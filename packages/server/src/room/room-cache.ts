/** Room cache of this node: a room is loaded with its first lease and dropped with the last. */
import { accept, type Refusal, type Result } from '@quayside/kernel'
import { JobFailure } from '../jobs/job-runner.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** Counts references by key, such as the pages in which a seat is open. */
export class ReferenceCounter<Key> {
  readonly #counts = new Map<Key, number>()

  add(key: Key): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  /** Releases one reference. Returns whether it was the last. */
  remove(key: Key): boolean {
    const left = (this.#counts.get(key) ?? 1) - 1
    if (left > 0) this.#counts.set(key, left)
    else this.#counts.delete(key)
    return left === 0
  }

  /** Returns a function that releases the reference; it is idempotent. `released` is called after the last release. */
  acquire(key: Key, released: () => void): () => void {
    this.add(key)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      if (this.remove(key)) released()
    }
  }

  has(key: Key): boolean {
    return this.#counts.has(key)
  }
}

/**
 * Rooms that this node cannot read: a newer version wrote them, or they are damaged. They are left unchanged, and
 * clients are asked to reconnect, possibly to another node.
 */

/** Without the reason, which may contain hidden information. */
export const ROOM_UNAVAILABLE: Refusal = { code: 'room-unavailable', params: {} }

/** Loading a long game is expensive, so a failed load is not repeated for every client. */
const RETRY_AFTER_MS = 5000

const MAX_REMEMBERED = 1000

export class UnreadableRooms {
  /** Called once for each unreadable room. */
  readonly #report: (room: string, why: Refusal) => void
  readonly #now: () => number
  /** When each room was last found unreadable, in that order. */
  readonly #found = new Map<string, number>()

  constructor(report: (room: string, why: Refusal) => void, now: () => number = () => performance.now()) {
    this.#report = report
    this.#now = now
  }

  /** Whether loading the room failed within the last seconds. */
  wasJustTried(room: string): boolean {
    const found = this.#found.get(room)
    return found !== undefined && this.#now() < found + RETRY_AFTER_MS
  }

  note(room: string, why: Refusal): void {
    const isNew = !this.#found.delete(room)
    this.#found.set(room, this.#now())
    const [oldest] = this.#found.keys()
    if (this.#found.size > MAX_REMEMBERED && oldest !== undefined) this.#found.delete(oldest)
    if (isNew) this.#report(room, why)
  }

  /** Called when the room was loaded after all. */
  forget(room: string): void {
    this.#found.delete(room)
  }
}

/** Keeps a room loaded until `leave` is called. */

export interface RoomLease {
  readonly room: Room
  readonly leave: () => void
}

type Loading = Promise<Result<Room>>

export class RoomCache {
  readonly #load: (id: string) => Loading
  /** Called for every loaded room. */
  readonly #opened: (room: Room) => void
  readonly #rooms = new Map<string, Loading>()
  readonly #leases = new ReferenceCounter<Loading>()

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

  /** Null when the room is not loaded here. */
  async get(id: string): Promise<Room | null> {
    const room = await this.#rooms.get(id)
    return room?.ok ? room.value : null
  }

  /** An unreadable room is refused and left unchanged. */
  async enter(id: string): Promise<Result<RoomLease>> {
    const loading = this.#rooms.get(id) ?? this.#begin(id)
    // Counted before loading, so that a release of another client cannot drop the room.
    const leave = this.#leases.acquire(loading, () => this.#forget(id, loading))
    try {
      const found = await loading
      if (found.ok) return accept({ room: found.value, leave })
      leave()
      return found
    } catch (problem) {
      // A failed load is not cached: the database may be back soon.
      leave()
      throw problem
    }
  }

  #begin(id: string): Loading {
    const loading = this.#load(id).then((loaded) => {
      if (!loaded.ok) return loaded
      const room = loaded.value
      room.subscribers.add({ unavailable: () => this.#forget(id, loading) })
      this.#opened(room)
      return loaded
    })
    this.#rooms.set(id, loading)
    return loading
  }

  /** Drops this load; the room may have been loaded again since. */
  #forget(id: string, loading: Loading): void {
    if (this.#rooms.get(id) === loading) this.#rooms.delete(id)
    loading.then(
      (loaded) => {
        if (loaded.ok) loaded.value.unload()
      },
      // The caller that started loading has received the error.
      () => undefined,
    )
  }
}

/**
 * Runs a function with a loaded room; null when there is no such room. Fails when the room is unreadable on this node,
 * so that the job is left to another one.
 */
export const withRoom = async <Value>(
  rooms: Rooms,
  id: string,
  act: (room: Room) => Promise<Value> | Value,
): Promise<Value | null> => {
  const unreadable = (): Error => new JobFailure(ROOM_UNAVAILABLE.code, 'room is unreadable on this node')
  const entered = await rooms.acquire(id)
  if (!entered.ok) {
    if (entered.refusal.code === ROOM_UNAVAILABLE.code) throw unreadable()
    return null
  }
  const { room, leave } = entered.value
  try {
    const value = await act(room)
    if (room.isUnavailable) throw unreadable()
    return value
  } finally {
    leave()
  }
}
