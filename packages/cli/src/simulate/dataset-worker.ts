/** Entry point of a dataset's worker thread. */
import { serveBatches } from './worker-pool.ts'
import { writeGames } from './write-games.ts'

serveBatches(writeGames)
