/**
 * Makes entries durable, many at a time: what arrives while the disk is busy waits for the next write, so that a
 * thousand tables cost hardly more syncs than one.
 */
import { pointsNowhere } from './not-stored.ts'
import { PlannedErrands } from './planned-errands.ts'
import type { LogWrite } from './room-log.ts'

interface Waiting {
  readonly write: LogWrite
  readonly resolve: (first: boolean) => void
  readonly reject: (problem: unknown) => void
}

/** Keeps a statement within what either database takes. */
const BATCH = 500

export class Appender {
  readonly #append: (writes: readonly LogWrite[]) => Promise<ReadonlySet<LogWrite>>
  readonly #planned = new PlannedErrands()
  #waiting: Waiting[] = []
  #running = false

  constructor(append: (writes: readonly LogWrite[]) => Promise<ReadonlySet<LogWrite>>) {
    this.#append = append
  }

  /** Settles when the entry is on the disk: true, or false when another one had its number first. */
  append(write: LogWrite): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject })
      if (this.#running) return
      this.#running = true
      // After this round of the event loop, so that everything that came in with it goes together.
      setImmediate(() => void this.#run())
    })
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, BATCH)
      this.#waiting = this.#waiting.slice(BATCH)
      await this.#write(batch)
    }
    this.#running = false
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      const writes = batch.map(({ write }) => ({ ...write, errands: this.#planned.changed(write) }))
      const first = await this.#append(writes)
      for (const [index, { write, resolve }] of batch.entries()) {
        const one = writes[index]
        const isFirst = one !== undefined && first.has(one)
        if (isFirst) this.#planned.keep(write)
        else this.#planned.forget(write)
        resolve(isFirst)
      }
    } catch (problem) {
      for (const { write } of batch) this.#planned.forget(write)
      // A room that was removed meanwhile must not take the entries of the others with it.
      if (batch.length > 1 && pointsNowhere(problem)) for (const one of batch) await this.#write([one])
      else for (const { reject } of batch) reject(problem)
    }
  }
}
