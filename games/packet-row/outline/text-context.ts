/** Context for the texts of a position: table view, messages and names. */

import { tokenize, wordingsOf } from '@quayside/game/outline/parser/tokenize.ts'
import type { TextAction } from '@quayside/game/outline/text-view.ts'
import type { Seat } from '@quayside/kernel'
import type { TableTexts } from '@quayside/table/page/texts.ts'
import { cardNoun, commandText } from '../language/index.ts'
import type { Brief } from '../messages/brief/index.ts'
import type { OutlineText } from '../messages/outline/index.ts'
import { type Card, type Command, packetRow } from '../rules/index.ts'
import type { TableView } from '../table/state/table-view.ts'
import { cardOf } from '../table/view-models/card-look.ts'

export interface TextContext extends TableView {
  readonly moveNumber: number
  /** Messages of the table; those of the cards are in `game`. */
  readonly texts: TableTexts
  readonly text: OutlineText
  readonly brief: Brief
  /** Null for a spectator. */
  readonly seat: Seat | null
}

export const createTextContext = (
  tableView: TableView,
  moveNumber: number,
  texts: TableTexts,
  text: OutlineText,
  brief: Brief,
): TextContext => ({
  ...tableView,
  moveNumber,
  texts,
  text,
  brief,
  seat: tableView.viewer === 'spectator' ? null : tableView.viewer,
})

const less = (saying: readonly string[], words: readonly string[]): readonly string[] => {
  const left = [...saying]
  for (const word of words) {
    const place = left.lastIndexOf(word)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}

const worthOf = (card: Card | null): number => {
  if (card === null) return 0
  if ('reward' in card) return card.reward
  return 'vp' in card ? card.vp : 0
}

/** Values, prices and used cards in a command's text, which a player need not type. */
const known = (command: Command, { view, game }: TextContext): readonly string[] => {
  switch (command.verb) {
    case 'take': {
      const card = cardOf(view, command.card)
      const price = card !== null && 'price' in card ? card.price : 0
      return [`${price}`, `${worthOf(card)}`]
    }
    case 'deliver': {
      const reward = command.contracts.reduce((sum, word) => sum + worthOf(cardOf(view, word)), 0)
      return [`${reward}`, ...command.cards.flatMap((word) => tokenize(cardNoun(word, game).the))]
    }
    default:
      return []
  }
}

export const actionOf = (command: Command, context: TextContext): TextAction<Command> => {
  const notation = packetRow.notation.print(command)
  const text = commandText(command, context.game)
  const [wording = [], printed = []] = wordingsOf(text, notation)
  const short = less(wording, known(command, context))
  return { commands: [command], text, wordings: [wording, printed, short] }
}
