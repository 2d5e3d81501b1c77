/** The rooms that are loaded on this node, as long as somebody holds a lease. */
import { accept, type Refusal, type Result } from '@quayside/kernel'
import { JobFailure } from '../jobs/job-runner.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** Who is there: somebody may be there several times at once, as a seat that looks through two windows. */
export class ReferenceCounter<Guest> {
  readonly #times = new Map<Guest, number>()

  come(guest: Guest): void {
    this.#times.set(guest, (this.#times.get(guest) ?? 0) + 1)
  }

  /** Once for each time they came. Returns whether they are gone. */
  leave(guest: Guest): boolean {
    const left = (this.#times.get(guest) ?? 1) - 1
    if (left > 0) this.#times.set(guest, left)
    else this.#times.delete(guest)
    return left === 0
  }

  /** Returns how to leave, which counts once however often it is said; `gone` is told when that was the last time. */
  acquire(guest: Guest, gone: () => void): () => void {
    this.come(guest)
    let isHere = true
    return () => {
      if (!isHere) return
      isHere = false
      if (this.leave(guest)) gone()
    }
  }

  has(guest: Guest): boolean {
    return this.#times.has(guest)
  }
}

/**
 * The rooms that this process cannot read: a newer one has written there, or something is damaged. They are left as
 * they are for others to go on with, and whoever comes is asked to come again through another process.
 */

/** Says nothing of the reason, which may lie in what nobody in the room knows. */
export const OUT_OF_SERVICE: Refusal = { code: 'room-unavailable', params: {} }

/** Reading a long game takes its time: it is not done for everybody who tries again and again. */
const READ_AGAIN_MS = 5000

const REMEMBERED = 1000

export class UnreadableRooms {
  /** Hears of each room once, and why. */
  readonly #report: (room: string, why: Refusal) => void
  readonly #now: () => number
  /** When each was last found unreadable, in that order. */
  readonly #found = new Map<string, number>()

  constructor(report: (room: string, why: Refusal) => void, now: () => number = () => performance.now()) {
    this.#report = report
    this.#now = now
  }

  /** Whether it would be too soon to read the room again. */
  wasJustTried(room: string): boolean {
    const found = this.#found.get(room)
    return found !== undefined && this.#now() < found + READ_AGAIN_MS
  }

  note(room: string, why: Refusal): void {
    const isNew = !this.#found.delete(room)
    this.#found.set(room, this.#now())
    const [oldest] = this.#found.keys()
    if (this.#found.size > REMEMBERED && oldest !== undefined) this.#found.delete(oldest)
    if (isNew) this.#report(room, why)
  }

  /** The room can be read after all. */
  forget(room: string): void {
    this.#found.delete(room)
  }
}

/** The rooms in memory: read when somebody comes, forgotten when the last one leaves, for everything is in the store. */

export interface RoomLease {
  readonly room: Room
  readonly leave: () => void
}

type Loading = Promise<Result<Room>>

export class RoomCache {
  readonly #load: (id: string) => Loading
  /** Hears of every room that is opened. */
  readonly #opened: (room: Room) => void
  readonly #rooms = new Map<string, Loading>()
  readonly #visits = new ReferenceCounter<Loading>()

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

  /** Null when nobody is in that room here. */
  async get(id: string): Promise<Room | null> {
    const room = await this.#rooms.get(id)
    return room?.ok ? room.value : null
  }

  /** One that cannot be read is refused and left as it is. */
  async enter(id: string): Promise<Result<RoomLease>> {
    const loading = this.#rooms.get(id) ?? this.#begin(id)
    // Counted before the room is there: who leaves at once must not take it away from who comes at the same time.
    const leave = this.#visits.acquire(loading, () => this.#forget(id, loading))
    try {
      const found = await loading
      if (found.ok) return accept({ room: found.value, leave })
      leave()
      return found
    } catch (problem) {
      // A database that is away for a moment must not spoil the room for ever.
      leave()
      throw problem
    }
  }

  #begin(id: string): Loading {
    const loading = this.#load(id).then((loaded) => {
      if (!loaded.ok) return loaded
      const room = loaded.value
      room.subscribers.add({ retired: () => this.#forget(id, loading) })
      this.#opened(room)
      return loaded
    })
    this.#rooms.set(id, loading)
    return loading
  }

  /** The same room may have been read anew since. */
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

/**
 * Does something in a room that is open meanwhile; null where there is no such room. Fails where this process cannot
 * read it, so that the job is left to another one.
 */
export const withRoom = async <Value>(
  rooms: Rooms,
  id: string,
  act: (room: Room) => Promise<Value> | Value,
): Promise<Value | null> => {
  const left = (): Error => new JobFailure(OUT_OF_SERVICE.code, 'room is unreadable on this node')
  const entered = await rooms.acquire(id)
  if (!entered.ok) {
    if (entered.refusal.code === OUT_OF_SERVICE.code) throw left()
    return null
  }
  const { room, leave } = entered.value
  try {
    const value = await act(room)
    if (room.isRetired) throw left()
    return value
  } finally {
    leave()
  }
}
