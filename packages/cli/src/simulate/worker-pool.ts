/** Plays games in batches on a pool of worker threads; results come in the order of the games. */
import { parentPort, Worker, workerData } from 'node:worker_threads'

/** Some of the games of a run, by their numbers. */
export interface Batch {
  readonly from: number
  readonly to: number
}

/** What is done with a batch, here or in a thread; a plan is sent to every thread. */
export interface BatchWork<Plan, Result> {
  readonly plan: Plan
  readonly games: number
  readonly threads: number
  /** The file of a thread, which calls `serveBatches`. */
  readonly thread: URL
  play(this: void, plan: Plan, batch: Batch): Promise<readonly Result[]>
  /** Called in the order of the games. */
  collect(this: void, results: readonly Result[]): void
  progress(this: void, done: number): void
}

/** Small enough for a smooth progress bar, large enough to keep messages between threads few. */
const BATCH_SIZE = 16

const batchesOf = (games: number): Batch[] =>
  Array.from({ length: Math.ceil(games / BATCH_SIZE) }, (_, place) => ({
    from: place * BATCH_SIZE,
    to: Math.min(games, (place + 1) * BATCH_SIZE),
  }))

export const runBatches = async <Plan, Result>(work: BatchWork<Plan, Result>): Promise<void> => {
  const { plan, games, threads, play, collect, progress } = work
  const batches = batchesOf(games)
  const waiting = batches.entries()
  const early = new Map<number, readonly Result[]>()
  let next = 0
  let done = 0
  const take = (place: number, results: readonly Result[]): void => {
    early.set(place, results)
    done += results.length
    progress(done)
    for (let ready = early.get(next); ready !== undefined; ready = early.get(next)) {
      collect(ready)
      early.delete(next)
      next++
    }
  }
  if (threads === 1) for (const [place, batch] of waiting) take(place, await play(plan, batch))
  else
    await Promise.all(
      Array.from({ length: Math.min(threads, batches.length) }, () => runThread(work, waiting, take)),
    )
}

/** One thread takes batches until none is left. */
const runThread = async <Plan, Result>(
  { plan, thread }: BatchWork<Plan, Result>,
  waiting: Iterator<[number, Batch]>,
  take: (place: number, results: readonly Result[]) => void,
): Promise<void> => {
  const worker = new Worker(thread, { workerData: plan })
  try {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const [place, batch] = next.value
      take(place, await answer<Result>(worker, batch))
    }
  } finally {
    await worker.terminate()
  }
}

const answer = <Result>(worker: Worker, batch: Batch): Promise<readonly Result[]> =>
  new Promise((resolve, reject) => {
    worker.once('message', (results: readonly Result[]) => {
      worker.off('error', reject)
      resolve(results)
    })
    worker.once('error', reject)
    worker.postMessage(batch)
  })

/** In a thread: answers every batch with its results. */
export const serveBatches = <Plan, Result>(
  play: (plan: Plan, batch: Batch) => Promise<readonly Result[]>,
): void => {
  const reply = async (batch: Batch): Promise<void> => {
    parentPort?.postMessage(await play(workerData as Plan, batch))
  }
  parentPort?.on('message', (batch: Batch) => void reply(batch))
}
