/** Entry point of a simulation's worker thread. */
import { playBatch } from './play-batch.ts'
import { serveBatches } from './worker-pool.ts'

serveBatches(playBatch)
