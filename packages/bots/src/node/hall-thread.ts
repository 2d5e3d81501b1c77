/** One of the threads that share the games of a tournament. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Pairing } from '../arena/line-up.ts'
import { Hall, type HallPlan } from './hall.ts'

export type HallOrder = { readonly index: number; readonly pairing: Pairing } | 'close'

const hall = new Hall(workerData as HallPlan)

const obey = async (order: HallOrder): Promise<void> => {
  if (order === 'close') {
    hall.close()
    parentPort?.close()
    return
  }
  parentPort?.postMessage({ index: order.index, result: await hall.play(order.pairing) })
}

// A failure ends the thread, and with it the tournament.
parentPort?.on('message', (order: HallOrder) => {
  void obey(order)
})
