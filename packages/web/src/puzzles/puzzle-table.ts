/** Shows a puzzle on its game's table, and starts games from it. */
import { random } from '@quayside/kernel'
import { addressOf } from '@quayside/table/page/routing.ts'
import type { TableTexts } from '@quayside/table/page/texts.ts'
import { botName } from '@quayside/table/seat-names.ts'
import { hideSandbox, realGame, showSandbox } from '@quayside/table/session/current-game.ts'
import { packPosition } from '../analysis/analysis-link.ts'
import { createId, defaultLevel } from '../state/new-game-draft.ts'
import { goTo } from '../state/routing.ts'
import type { OpenPuzzle } from './puzzle-session.ts'

export interface AtPuzzle {
  readonly mode: string
  /** Opens the next puzzle; null where there is none. */
  readonly next: (() => void) | null
}

/** Shows the position in a sandbox without bots, so that no seat moves before the answer is submitted. */
export const showOnTable = (open: OpenPuzzle, texts: TableTexts): void => {
  const { puzzle, rules, entry } = open
  const seats = Array.from({ length: rules.seatCount(open.view) }, (_, seat) => ({
    name: seat === puzzle.seat ? '' : botName(seat, texts),
    bot: null,
  }))
  showSandbox((table) =>
    table.openSandbox(`puzzle-${puzzle.id}`, {
      game: entry.game,
      view: puzzle.position,
      viewer: puzzle.seat,
      seats,
      seed: entry.key,
      estimates: false,
      isUnaided: true,
    }),
  )
}

/** Starts a game from the position with bots in the other seats; hidden information is sampled. */
export const playOn = ({ rules, view, puzzle, entry }: OpenPuzzle, texts: TableTexts): void => {
  const id = createId()
  const position = rules.position.write(rules.sampleState(view, random(id)))
  const seats = Array.from({ length: rules.seatCount(view) }, (_, seat) =>
    seat === puzzle.seat
      ? { name: '', bot: null }
      : { name: botName(seat, texts), bot: defaultLevel(entry.game) },
  )
  hideSandbox()
  realGame().importText(id, JSON.stringify(position), seats)
  goTo({ page: 'table', id })
}

/** Opens the position on the analysis board. */
export const analyse = async ({ rules, view }: OpenPuzzle): Promise<void> => {
  const source = await packPosition(rules.position.write(view))
  goTo({ page: 'analysis', source, position: null })
}

/** Link to this puzzle, however it was chosen. */
export const linkTo = ({ entry, puzzle }: OpenPuzzle): string =>
  new URL(addressOf({ page: 'puzzles', mode: entry.game, detail: puzzle.id }), location.href).href
