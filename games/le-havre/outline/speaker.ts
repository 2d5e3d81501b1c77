/** One position of Le Havre as the viewer sees it, and the words to speak of it. */

import type { Deed } from '@quayside/game/outline/telling.ts'
import { sayingsOf } from '@quayside/game/outline/understanding/words-of.ts'
import type { Seat } from '@quayside/kernel'
import { type CommandContext, commandContext, commandText } from '../language/index.ts'
import type { Brief } from '../messages/brief/index.ts'
import type { OutlineText } from '../messages/outline/index.ts'
import type { Command } from '../rules/index.ts'
import { leHavre } from '../rules/index.ts'
import type { Asking } from '../table/reading/option-card.ts'
import type { Sight } from '../table/state/sight.ts'
import type { Words } from '../table/state/words.ts'

export interface Speaker extends Sight {
  readonly at: number
  readonly words: Words
  readonly text: OutlineText
  readonly brief: Brief
  /** Null beside the table. */
  readonly seat: Seat | null
  readonly context: CommandContext
}

export const makeSpeaker = (
  sight: Sight,
  at: number,
  words: Words,
  text: OutlineText,
  brief: Brief,
): Speaker => ({
  ...sight,
  at,
  words,
  text,
  brief,
  seat: sight.viewer === 'spectator' ? null : sight.viewer,
  context: commandContext(sight.view, sight.names),
})

export const askingOf = ({ view, names, words }: Speaker, seat: Seat): Asking => ({
  view,
  seat,
  names,
  words,
})

export const deedOf = (command: Command, { words, context }: Speaker): Deed<Command> => {
  const notation = leHavre.notation.print(command)
  const text = commandText(command, words.game, context)
  return { commands: [command], text, sayings: sayingsOf(text, notation) }
}
