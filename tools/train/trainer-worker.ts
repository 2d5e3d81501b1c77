/** A thread with one pupil: studies whenever it is told to, on weights that it shares with the teacher. */
import { parentPort, workerData } from 'node:worker_threads'
import { Trainer, type TrainingSchedule } from '@quayside/bots/training'
import { findTrainingGame } from './training-games.ts'

export interface TrainerData {
  readonly game: string
  readonly options: unknown
  readonly weights: SharedArrayBuffer
}

export interface TrainingRound {
  readonly name: string
  readonly seconds: number
  readonly curriculum: TrainingSchedule
}

const { game, options, weights } = workerData as TrainerData
const subject = findTrainingGame(game)
if (!subject) throw new Error(`nobody trains ${game}`)
const pupil = new Trainer(subject, options, new Float64Array(weights))

parentPort?.on('message', ({ name, seconds, curriculum }: TrainingRound) => {
  const end = performance.now() + seconds * 1000
  parentPort?.postMessage(pupil.study(name, curriculum, () => performance.now() < end))
})
