/** A whole game between bots, its position as text, and a replay of its record. */
import { askBot } from '@quayside/bots'
import { positionText } from '@quayside/game/position-text'
import { createGame, replayGame } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'
import { bots } from '@quayside/le-havre/bots'
import { outliner } from '@quayside/le-havre/outline'

const game = createGame(leHavre, { players: 3, version: 'short' }, 'quay')
console.log(game.commands()) // [ 'supply', … ]
console.log(game.play('supply')) // the events
console.log(positionText(game, await outliner('en')))
while (!game.isOver) game.play(await askBot(game, bots, 'greedy'))

for (const { seat, total, rank } of game.outcome?.scores ?? [])
  console.log(`seat ${seat + 1}: ${total} francs, rank ${rank}`)
const again = replayGame(leHavre, game.record())
console.log(`replayed ${again.game.moveNumber} moves`)
