/**
 * What runs in the threads of bots and of tournaments. A program brings the entry file of its threads, which says which
 * games there are and calls one of these.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { Pairing } from '../arena/pairings.ts'
import { type DecideRequest, handleDecideRequest } from '../decision-service.ts'
import type { FindBotGame } from '../game-bots.ts'
import { type MatchPlan, MatchRunner } from './match-runner.ts'

/** The other end of a BotThread. */
export const serveBots = (find: FindBotGame): void => {
  parentPort?.on('message', (request: DecideRequest) => {
    void handleDecideRequest(find, request, (message) => parentPort?.postMessage(message))
  })
}

export type MatchWorkerMessage = { readonly index: number; readonly pairing: Pairing } | 'close'

/** One of the threads that share the games of a tournament. A failure ends the thread, and with it the tournament. */
export const serveTournament = async (find: FindBotGame): Promise<void> => {
  const plan = workerData as MatchPlan
  const game = await find(plan.game)
  if (!game.ok) throw new Error(`nobody plays ${plan.game}`)
  const hall = new MatchRunner(game.value, plan)
  const obey = async (order: MatchWorkerMessage): Promise<void> => {
    if (order === 'close') {
      hall.close()
      parentPort?.close()
      return
    }
    parentPort?.postMessage({ index: order.index, result: await hall.play(order.pairing) })
  }
  // What was sent before anybody listened waits in the port.
  parentPort?.on('message', (order: MatchWorkerMessage) => void obey(order))
}
