/** Worker threads that process orders, one at a time each. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { LegOrder } from './leg-worker.ts'

export class LegThreads {
  readonly #workers: readonly Worker[]

  constructor(count: number) {
    this.#workers = Array.from(
      { length: count },
      () => new Worker(new URL('./leg-worker.ts', import.meta.url)),
    )
  }

  /** Gives every free worker the next order until there is none. */
  async work<Result>(
    next: () => LegOrder | null,
    done: (order: LegOrder, result: Result) => void,
  ): Promise<void> {
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let order = next(); order !== null; order = next()) {
          worker.postMessage(order)
          const [result] = (await once(worker, 'message')) as [Result]
          done(order, result)
        }
      }),
    )
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }
}
