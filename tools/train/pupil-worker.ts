/** A thread with one pupil: studies whenever it is told to, on weights that it shares with the teacher. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Curriculum, Pupil } from '@quayside/bots/training'
import { subjectOf } from './subjects.ts'

export interface PupilData {
  readonly game: string
  readonly options: unknown
  readonly weights: SharedArrayBuffer
}

export interface Assignment {
  readonly name: string
  readonly seconds: number
  readonly curriculum: Curriculum
}

const { game, options, weights } = workerData as PupilData
const subject = subjectOf(game)
if (!subject) throw new Error(`nobody trains ${game}`)
const pupil = new Pupil(subject, options, new Float64Array(weights))

parentPort?.on('message', ({ name, seconds, curriculum }: Assignment) => {
  const end = performance.now() + seconds * 1000
  parentPort?.postMessage(pupil.study(name, curriculum, () => performance.now() < end))
})
