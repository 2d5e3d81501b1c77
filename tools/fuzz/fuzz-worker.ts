/** Worker thread of the fuzz tool: plays its share of the games and reports progress. */
import { parentPort, workerData } from 'node:worker_threads'
import { printRecord } from '@quayside/kernel'
import { type FuzzMessage, type FuzzShare, playNumber, recordNumber } from './fuzz-games.ts'

const { game, first, step, games, seed, every } = workerData as FuzzShare
const report = (message: FuzzMessage): void => parentPort?.postMessage(message)

for (let number = first; number < games; number += step) {
  try {
    report({ played: playNumber(game, number, seed, every) })
  } catch (error) {
    const finding = error instanceof Error ? (error.stack ?? error.message) : String(error)
    report({ number, finding, record: printRecord(recordNumber(game, number, seed)) })
    break
  }
}
