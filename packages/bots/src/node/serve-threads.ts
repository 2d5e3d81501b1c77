/**
 * What runs in the threads of bots and of tournaments. A program brings the entry file of its threads, which says which
 * games there are and calls one of these.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { Pairing } from '../arena/line-up.ts'
import type { FindBotGame } from '../game-bots.ts'
import { type DecideRequest, serve } from '../service.ts'
import { Hall, type HallPlan } from './hall.ts'

/** The other end of a BotThread. */
export const serveBots = (find: FindBotGame): void => {
  parentPort?.on('message', (request: DecideRequest) => {
    void serve(find, request, (message) => parentPort?.postMessage(message))
  })
}

export type HallOrder = { readonly index: number; readonly pairing: Pairing } | 'close'

/** One of the threads that share the games of a tournament. A failure ends the thread, and with it the tournament. */
export const serveTournament = async (find: FindBotGame): Promise<void> => {
  const plan = workerData as HallPlan
  const game = await find(plan.game)
  if (!game.ok) throw new Error(`nobody plays ${plan.game}`)
  const hall = new Hall(game.value, plan)
  const obey = async (order: HallOrder): Promise<void> => {
    if (order === 'close') {
      hall.close()
      parentPort?.close()
      return
    }
    parentPort?.postMessage({ index: order.index, result: await hall.play(order.pairing) })
  }
  // What was sent before anybody listened waits in the port.
  parentPort?.on('message', (order: HallOrder) => void obey(order))
}
