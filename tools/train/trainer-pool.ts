/** Pupils in threads of their own: each studies on its copy of the common weights, which are then averaged. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Network, TrainingReport, TrainingSchedule } from '@quayside/bots/training'
import type { TrainerData, TrainingRound } from './trainer-worker.ts'

interface Desk {
  readonly pupil: Worker
  readonly weights: Float64Array
}

export class TrainerPool {
  readonly #common: Network
  readonly #desks: readonly Desk[]

  constructor(game: string, options: unknown, common: Network, threads: number) {
    this.#common = common
    this.#desks = Array.from({ length: threads }, () => {
      const weights = new SharedArrayBuffer(common.weights.byteLength)
      const workerData: TrainerData = { game, options, weights }
      const pupil = new Worker(new URL('./trainer-worker.ts', import.meta.url), { workerData })
      return { pupil, weights: new Float64Array(weights) }
    })
  }

  /** Lets everybody study for some seconds; the common weights are the mean of theirs afterwards. */
  async study(name: string, seconds: number, curriculum: TrainingSchedule): Promise<TrainingReport[]> {
    for (const { weights } of this.#desks) weights.set(this.#common.weights)
    const reports = await Promise.all(
      this.#desks.map(({ pupil }, place) => assign(pupil, { name: `${name} ${place}`, seconds, curriculum })),
    )
    averageWeights(
      this.#common.weights,
      this.#desks.map(({ weights }) => weights),
    )
    return reports
  }

  async close(): Promise<void> {
    await Promise.all(this.#desks.map(({ pupil }) => pupil.terminate()))
  }
}

const assign = async (pupil: Worker, assignment: TrainingRound): Promise<TrainingReport> => {
  pupil.postMessage(assignment)
  const [report] = (await once(pupil, 'message')) as [TrainingReport]
  return report
}

/** What several pupils have learnt apart from each other, brought together: the mean of their weights. */
export const averageWeights = (into: Float64Array, parts: readonly Float64Array[]): void => {
  for (let at = 0; at < into.length; at++) {
    let sum = 0
    for (const part of parts) sum += part[at] as number
    into[at] = sum / parts.length
  }
}
