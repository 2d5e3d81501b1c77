/** A thread with one pupil: studies whenever it is told to, on weights that it shares with the teacher. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Options } from '@quayside/le-havre'
import type { Shape } from '../network/network.ts'
import { type Curriculum, Pupil } from '../training/pupil.ts'

export interface PupilData {
  readonly options: Options
  readonly shape: Shape
  readonly weights: SharedArrayBuffer
}

export interface Assignment {
  readonly name: string
  readonly seconds: number
  readonly curriculum: Curriculum
}

const { options, shape, weights } = workerData as PupilData
const pupil = new Pupil(options, shape, new Float64Array(weights))

parentPort?.on('message', ({ name, seconds, curriculum }: Assignment) => {
  const end = performance.now() + seconds * 1000
  parentPort?.postMessage(pupil.study(name, curriculum, () => performance.now() < end))
})
