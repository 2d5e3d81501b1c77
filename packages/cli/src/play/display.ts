/** Prints board, log, events and private cards of a terminal game. */
import { type GameEvent, type Move, type Seat, viewMove, viewMoves } from '@quayside/kernel'
import { printBoard, printPrivateSections } from '../print-board.ts'
import { currentViewer, seatName, type TerminalContext } from './terminal-context.ts'

/** How many moves `log` prints. */
const LOG_LENGTH = 20

export const showBoard = (context: TerminalContext): void => {
  const { adapter, game, layout, ui } = context
  const viewer = currentViewer(context)
  ui.print('', ...printBoard(game, adapter.rules.view(game.state, viewer), viewer, context, layout), '')
}

export const printEvents = (context: TerminalContext, events: readonly GameEvent[]): void => {
  const { adapter, texts, layout, ui } = context
  for (const event of events) {
    const text = texts.event(adapter.rules.viewEvent(event, currentViewer(context)))
    if (text !== '') ui.print(layout.paint.cyan(`  ${text}`))
  }
}

/** Prints the last moves, from `from` on. */
export const showLog = (context: TerminalContext, from = 0): void => {
  const { game, texts, ui } = context
  const recent = Math.max(from, game.moveNumber - LOG_LENGTH)
  for (const { moveNumber, seat, text, events } of viewMoves(game, recent, currentViewer(context))) {
    const sentences = events.map((event) => texts.event(event)).filter((sentence) => sentence !== '')
    const summary = sentences.length > 0 ? sentences.join(' · ') : text
    ui.print(`${`${moveNumber}`.padStart(4)} ${seatName(context, seat)}  ${summary}`)
  }
}

/** A move as everybody at the screen may see it. */
export const visibleMove = (context: TerminalContext, move: Move<unknown>): Move<unknown> =>
  viewMove(context.adapter.rules, move, currentViewer(context))

/** Events of which a spectator would see less. */
export const privateEvents = ({ adapter }: TerminalContext, events: readonly GameEvent[]): GameEvent[] =>
  events.filter(
    (event) => JSON.stringify(event) !== JSON.stringify(adapter.rules.viewEvent(event, 'spectator')),
  )

/** Shows a seat its private cards, asking the others to look away, and clears the screen afterwards. */
export const showPrivateCards = async (
  context: TerminalContext,
  seat: Seat,
  events: readonly GameEvent[] = [],
): Promise<void> => {
  const { adapter, game, texts, layout, ui, t } = context
  const lines = [
    ...events.map((event) => texts.event(adapter.rules.viewEvent(event, seat))),
    ...printPrivateSections(game, adapter.rules.view(game.state, seat), seat, context, layout),
  ]
  if (lines.length === 0) ui.print(t('table.secret-nothing'))
  else if (currentViewer(context) === seat) ui.print(...lines)
  else {
    await ui.pause(t('table.secret-ask', { seat: seatName(context, seat) }))
    ui.print('', ...lines, '')
    await ui.pause(t('table.secret-hide'))
    ui.clear()
    showBoard(context)
  }
}
