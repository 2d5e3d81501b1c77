/** Plays a simulation on a pool of worker threads; results keep the order of the games. */
import { Worker } from 'node:worker_threads'
import type { GameResult } from './play-batch.ts'
import { type Batch, playBatch, type SimulationPlan } from './play-batch.ts'

/** Small enough for a smooth progress bar, large enough to keep messages between threads few. */
const BATCH_SIZE = 16

const batchesOf = (games: number): Batch[] =>
  Array.from({ length: Math.ceil(games / BATCH_SIZE) }, (_, place) => ({
    from: place * BATCH_SIZE,
    to: Math.min(games, (place + 1) * BATCH_SIZE),
  }))

export const runSimulation = async (
  run: SimulationPlan,
  games: number,
  threads: number,
  progress: (done: number) => void,
): Promise<GameResult[]> => {
  const batches = batchesOf(games)
  const results: GameResult[][] = []
  const waiting = batches.entries()
  let done = 0
  const collect = (place: number, played: GameResult[]): void => {
    results[place] = played
    done += played.length
    progress(done)
  }
  if (threads === 1) for (const [place, batch] of waiting) collect(place, playBatch(run, batch))
  else
    await Promise.all(
      Array.from({ length: Math.min(threads, batches.length) }, () => work(run, waiting, collect)),
    )
  return results.flat()
}

/** One thread takes batches until none is left. */
const work = async (
  run: SimulationPlan,
  waiting: Iterator<[number, Batch]>,
  collect: (place: number, played: GameResult[]) => void,
): Promise<void> => {
  const worker = new Worker(new URL('./simulation-worker.ts', import.meta.url), { workerData: run })
  try {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const [place, batch] = next.value
      collect(place, await answer(worker, batch))
    }
  } finally {
    await worker.terminate()
  }
}

const answer = (worker: Worker, batch: Batch): Promise<GameResult[]> =>
  new Promise((resolve, reject) => {
    worker.once('message', (played: GameResult[]) => {
      worker.off('error', reject)
      resolve(played)
    })
    worker.once('error', reject)
    worker.postMessage(batch)
  })
