/** Plays games in batches on a pool of worker threads; results come in the order of the games. */
import { parentPort, Worker, workerData } from 'node:worker_threads'

/** A range of the games of a run, by their numbers. */
export interface Batch {
  readonly from: number
  readonly to: number
}

/** The work on batches, in this thread or in workers; the plan is sent to every worker. */
export interface BatchWork<Plan, Result> {
  readonly plan: Plan
  readonly games: number
  readonly threads: number
  /** The entry point of a worker, which calls `serveBatches`. */
  readonly thread: URL
  play(this: void, plan: Plan, batch: Batch): Promise<readonly Result[]>
  /** Called in the order of the games. */
  collect(this: void, results: readonly Result[]): void
  progress(this: void, done: number): void
}

/** Small enough for a smooth progress bar, large enough to keep messages between threads few. */
const BATCH_SIZE = 16

const batchesOf = (games: number): Batch[] =>
  Array.from({ length: Math.ceil(games / BATCH_SIZE) }, (_, index) => ({
    from: index * BATCH_SIZE,
    to: Math.min(games, (index + 1) * BATCH_SIZE),
  }))

export const runBatches = async <Plan, Result>(work: BatchWork<Plan, Result>): Promise<void> => {
  const { plan, games, threads, play, collect, progress } = work
  const batches = batchesOf(games)
  const waiting = batches.entries()
  const finished = new Map<number, readonly Result[]>()
  let next = 0
  let done = 0
  const take = (index: number, results: readonly Result[]): void => {
    finished.set(index, results)
    done += results.length
    progress(done)
    for (let ready = finished.get(next); ready !== undefined; ready = finished.get(next)) {
      collect(ready)
      finished.delete(next)
      next++
    }
  }
  if (threads === 1) for (const [index, batch] of waiting) take(index, await play(plan, batch))
  else
    await Promise.all(
      Array.from({ length: Math.min(threads, batches.length) }, () => runThread(work, waiting, take)),
    )
}

/** One thread takes batches until none is left. */
const runThread = async <Plan, Result>(
  { plan, thread }: BatchWork<Plan, Result>,
  waiting: Iterator<[number, Batch]>,
  take: (index: number, results: readonly Result[]) => void,
): Promise<void> => {
  const worker = new Worker(thread, { workerData: plan })
  try {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const [index, batch] = next.value
      take(index, await requestBatch<Result>(worker, batch))
    }
  } finally {
    await worker.terminate()
  }
}

const requestBatch = <Result>(worker: Worker, batch: Batch): Promise<readonly Result[]> =>
  new Promise((resolve, reject) => {
    worker.once('message', (results: readonly Result[]) => {
      worker.off('error', reject)
      resolve(results)
    })
    worker.once('error', reject)
    worker.postMessage(batch)
  })

/** In a worker: replies to every batch with its results. */
export const serveBatches = <Plan, Result>(
  play: (plan: Plan, batch: Batch) => Promise<readonly Result[]>,
): void => {
  const reply = async (batch: Batch): Promise<void> => {
    parentPort?.postMessage(await play(workerData as Plan, batch))
  }
  parentPort?.on('message', (batch: Batch) => void reply(batch))
}
