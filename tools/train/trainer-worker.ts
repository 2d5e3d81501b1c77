/** A training worker: trains on request, with weights in shared memory. */
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
  readonly schedule: TrainingSchedule
}

const { game, options, weights } = workerData as TrainerData
const trainingGame = findTrainingGame(game)
if (!trainingGame) throw new Error(`no training game: ${game}`)
const trainer = new Trainer(trainingGame, options, new Float64Array(weights))

parentPort?.on('message', ({ name, seconds, schedule }: TrainingRound) => {
  const end = performance.now() + seconds * 1000
  parentPort?.postMessage(trainer.train(name, schedule, () => performance.now() < end))
})
