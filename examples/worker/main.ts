/** A bot in a worker thread, so that the main thread stays responsive. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createGame } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'

const game = createGame(leHavre, { players: 2, version: 'short' }, 'worker')
const bot = new Worker(new URL('./bot-thread.ts', import.meta.url))
while (!game.isOver && game.game.moveNumber < 12) {
  bot.postMessage({ record: game.record(), level: 'mate' })
  const [command] = (await once(bot, 'message')) as [string]
  console.log(`seat ${(game.seat ?? 0) + 1}: ${command}`)
  game.play(command)
}
await bot.terminate()
