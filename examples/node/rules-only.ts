/** Rules only: two packages and nothing else. Plays a random game. */
import { createGame, random } from '@quayside/kernel'
import { packetRow } from '@quayside/packet-row'

const game = createGame(packetRow, { players: 4 }, 'rules-only')
const dice = random('rules-only')
while (!game.isOver) {
  const commands = game.commands()
  game.play(commands[dice.nextInt(commands.length)] ?? '')
}
console.log(game.outcome?.scores.map(({ seat, total }) => `seat ${seat + 1}: ${total}`).join(', '))
