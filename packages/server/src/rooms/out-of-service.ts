/**
 * The tables that this process cannot read: a newer one has written there, or something is damaged. They are left as
 * they are for others to go on with, and whoever comes is asked to come again through another process.
 */
import type { Refusal } from '@quayside/kernel'

/** Says nothing of the reason, which may lie in what nobody at the table knows. */
export const OUT_OF_SERVICE: Refusal = { code: 'out-of-service', params: {} }

/** Reading a long game takes its time: it is not done for everybody who tries again and again. */
const READ_AGAIN_MS = 5000

const REMEMBERED = 1000

export class OutOfService {
  /** Hears of each table once, and why. */
  readonly #report: (room: string, why: Refusal) => void
  readonly #now: () => number
  /** When each was last found unreadable, in that order. */
  readonly #found = new Map<string, number>()

  constructor(report: (room: string, why: Refusal) => void, now: () => number = () => performance.now()) {
    this.#report = report
    this.#now = now
  }

  /** Whether it would be too soon to read the table again. */
  isFresh(room: string): boolean {
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

  /** The table can be read after all. */
  forget(room: string): void {
    this.#found.delete(room)
  }
}
