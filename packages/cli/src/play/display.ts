/** What people at the keyboard get to see between their moves. */
import { type GameEvent, type Move, type Seat, viewMove, viewMoves } from '@quayside/kernel'
import { printBoard, printSecrets } from '../print-board.ts'
import { currentViewer, seatName, type TerminalContext } from './terminal-context.ts'

/** Commands of the past that `log` shows. */
const LOG_LENGTH = 20

export const showBoard = (seating: TerminalContext): void => {
  const { kit, game, page, person } = seating
  const viewer = currentViewer(seating)
  person.say('', ...printBoard(game, kit.rules.view(game.state, viewer), viewer, seating, page), '')
}

export const tellEvents = (seating: TerminalContext, events: readonly GameEvent[]): void => {
  const { kit, words, page, person } = seating
  for (const event of events) {
    const text = words.event(kit.rules.viewEvent(event, currentViewer(seating)))
    if (text !== '') person.say(page.paint.cyan(`  ${text}`))
  }
}

/** The last commands, but none before a position. */
export const showLog = (seating: TerminalContext, from = 0): void => {
  const { game, words, person } = seating
  const recent = Math.max(from, game.moveNumber - LOG_LENGTH)
  for (const { moveNumber: at, seat, text, events } of viewMoves(game, recent, currentViewer(seating))) {
    const texts = events.map((event) => words.event(event)).filter((said) => said !== '')
    const said = texts.length > 0 ? texts.join(' · ') : text
    person.say(`${`${at}`.padStart(4)} ${seatName(seating, seat)}  ${said}`)
  }
}

/** A move as everybody at the keyboard may see it. */
export const seenMove = (seating: TerminalContext, move: Move<unknown>): Move<unknown> =>
  viewMove(seating.kit.rules, move, currentViewer(seating))

/** Events that say more to the seat than to the others. */
export const privateEvents = ({ kit }: TerminalContext, events: readonly GameEvent[]): GameEvent[] =>
  events.filter((event) => JSON.stringify(event) !== JSON.stringify(kit.rules.viewEvent(event, 'spectator')))

/** Shows one of several people what the others must not see, and takes it off the screen again. */
export const showSecrets = async (
  seating: TerminalContext,
  seat: Seat,
  events: readonly GameEvent[] = [],
): Promise<void> => {
  const { kit, game, words, page, person, t } = seating
  const lines = [
    ...events.map((event) => words.event(kit.rules.viewEvent(event, seat))),
    ...printSecrets(game, kit.rules.view(game.state, seat), seat, seating, page),
  ]
  if (lines.length === 0) person.say(t('table.secret-nothing'))
  else if (currentViewer(seating) === seat) person.say(...lines)
  else {
    await person.pause(t('table.secret-ask', { seat: seatName(seating, seat) }))
    person.say('', ...lines, '')
    await person.pause(t('table.secret-hide'))
    person.clear()
    showBoard(seating)
  }
}
