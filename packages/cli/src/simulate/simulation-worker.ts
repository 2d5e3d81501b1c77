/** Entry point of a simulation's worker thread: receives batches, sends back their results. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Batch, playBatch, type SimulationPlan } from './play-batch.ts'

const run = workerData as SimulationPlan

parentPort?.on('message', (batch: Batch) => {
  parentPort?.postMessage(playBatch(run, batch))
})
