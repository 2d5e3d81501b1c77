/** Training workers: each trains its copy of the shared weights, which are then averaged. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Network, TrainingReport, TrainingSchedule } from '@quayside/bots/training'
import type { TrainerData, TrainingRound } from './trainer-worker.ts'

interface TrainerThread {
  readonly worker: Worker
  readonly weights: Float64Array
}

export class TrainerPool {
  readonly #shared: Network
  readonly #threads: readonly TrainerThread[]

  constructor(game: string, options: unknown, shared: Network, threads: number) {
    this.#shared = shared
    this.#threads = Array.from({ length: threads }, () => {
      const weights = new SharedArrayBuffer(shared.weights.byteLength)
      const workerData: TrainerData = { game, options, weights }
      const worker = new Worker(new URL('./trainer-worker.ts', import.meta.url), { workerData })
      return { worker, weights: new Float64Array(weights) }
    })
  }

  /** Trains all workers for some seconds, then averages their weights. */
  async train(name: string, seconds: number, schedule: TrainingSchedule): Promise<TrainingReport[]> {
    for (const { weights } of this.#threads) weights.set(this.#shared.weights)
    const reports = await Promise.all(
      this.#threads.map(({ worker }, place) =>
        trainRound(worker, { name: `${name} ${place}`, seconds, schedule }),
      ),
    )
    averageWeights(
      this.#shared.weights,
      this.#threads.map(({ weights }) => weights),
    )
    return reports
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }
}

const trainRound = async (worker: Worker, round: TrainingRound): Promise<TrainingReport> => {
  worker.postMessage(round)
  const [report] = (await once(worker, 'message')) as [TrainingReport]
  return report
}

/** Averages the weights of several workers. */
export const averageWeights = (into: Float64Array, parts: readonly Float64Array[]): void => {
  for (let at = 0; at < into.length; at++) {
    let sum = 0
    for (const part of parts) sum += part[at] as number
    into[at] = sum / parts.length
  }
}
