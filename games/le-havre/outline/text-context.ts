/** Context for the texts of a position: table view, messages and names. */

import { wordingsOf } from '@quayside/game/outline/parser/tokenize.ts'
import type { TextAction } from '@quayside/game/outline/text-view.ts'
import type { Seat } from '@quayside/kernel'
import { type CommandContext, commandContext, commandText } from '../language/index.ts'
import type { Brief } from '../messages/brief/index.ts'
import type { OutlineText } from '../messages/outline/index.ts'
import type { Command } from '../rules/index.ts'
import { leHavre } from '../rules/index.ts'
import type { TableView } from '../table/state/table-view.ts'
import type { GameTexts } from '../table/state/texts.ts'
import type { OptionContext } from '../table/view-models/option-cards.ts'

export interface TextContext extends TableView {
  readonly moveNumber: number
  readonly texts: GameTexts
  readonly text: OutlineText
  readonly brief: Brief
  /** Null for a spectator. */
  readonly seat: Seat | null
  readonly context: CommandContext
}

export const createTextContext = (
  tableView: TableView,
  moveNumber: number,
  texts: GameTexts,
  text: OutlineText,
  brief: Brief,
): TextContext => ({
  ...tableView,
  moveNumber,
  texts,
  text,
  brief,
  seat: tableView.viewer === 'spectator' ? null : tableView.viewer,
  context: commandContext(tableView.view, tableView.names),
})

export const askingOf = ({ view, names, texts }: TextContext, seat: Seat): OptionContext => ({
  view,
  seat,
  names,
  texts,
})

export const actionOf = (command: Command, { texts, context }: TextContext): TextAction<Command> => {
  const notation = leHavre.notation.print(command)
  const text = commandText(command, texts.game, context)
  return { commands: [command], text, wordings: wordingsOf(text, notation) }
}
