/**
 * A page that shows the position as text and a button for every command. Run it with `npx vite
 * examples/browser`.
 */
import { positionText } from '@quayside/game/position-text'
import { createGame } from '@quayside/kernel'
import { packetRow } from '@quayside/packet-row'
import { outliner } from '@quayside/packet-row/outline'

const game = createGame(packetRow, { players: 2 }, String(Date.now()))
const outline = await outliner('en')

const button = (command: string): HTMLElement => {
  const item = document.createElement('li')
  const press = document.createElement('button')
  press.textContent = command
  press.addEventListener('click', () => {
    game.play(command)
    draw()
  })
  item.append(press)
  return item
}

const draw = (): void => {
  const seat = game.seat ?? 'spectator'
  document.querySelector('#position')?.replaceChildren(positionText(game, outline, seat))
  document.querySelector('#commands')?.replaceChildren(...game.commands().map(button))
}

draw()
