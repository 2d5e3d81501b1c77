/** Plays every so many games of a fuzz run, and tells how far it is. */
import { parentPort, workerData } from 'node:worker_threads'
import { printRecord } from '@quayside/kernel'
import { type FuzzShare, type FuzzTold, playNumber, recordNumber } from './fuzz-games.ts'

const { game, first, step, games, seed, every } = workerData as FuzzShare
const tell = (told: FuzzTold): void => parentPort?.postMessage(told)

for (let number = first; number < games; number += step) {
  try {
    tell({ played: playNumber(game, number, seed, every) })
  } catch (error) {
    const finding = error instanceof Error ? (error.stack ?? error.message) : String(error)
    tell({ number, finding, record: printRecord(recordNumber(game, number, seed)) })
    break
  }
}
