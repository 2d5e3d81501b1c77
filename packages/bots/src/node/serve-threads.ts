/**
 * Entry points of worker threads for bots and tournaments. A program provides the worker's module, which
 * knows the games and calls one of these functions.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { Pairing } from '../arena/pairings.ts'
import { type DecideRequest, handleDecideRequest } from '../decision-service.ts'
import type { FindBotGame } from '../game-bots.ts'
import { type MatchPlan, MatchRunner } from './match-runner.ts'

/** Worker side of `BotThread`. */
export const serveBots = (find: FindBotGame): void => {
  parentPort?.on('message', (request: DecideRequest) => {
    void handleDecideRequest(find, request, (message) => parentPort?.postMessage(message))
  })
}

export type MatchWorkerMessage = { readonly index: number; readonly pairing: Pairing } | 'close'

/** Worker of a tournament. An exception ends the worker and thereby the tournament. */
export const serveTournament = async (find: FindBotGame): Promise<void> => {
  const plan = workerData as MatchPlan
  const game = await find(plan.game)
  if (!game.ok) throw new Error(`unknown game: ${plan.game}`)
  const runner = new MatchRunner(game.value, plan)
  const handle = async (order: MatchWorkerMessage): Promise<void> => {
    if (order === 'close') {
      runner.close()
      parentPort?.close()
      return
    }
    parentPort?.postMessage({ index: order.index, result: await runner.play(order.pairing) })
  }
  // Messages sent before this listener exists are queued by the port.
  parentPort?.on('message', (order: MatchWorkerMessage) => void handle(order))
}
