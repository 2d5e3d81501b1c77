/** Preview of an action as sentences. */

import type { Preview } from '@quayside/game/outline/text-view.ts'
import type { Seat } from '@quayside/kernel'
import { sentence } from '@quayside/texts'
import { promptText } from '../language/index.ts'
import { money } from '../queries/index.ts'
import { type Command, type Event, packetRow } from '../rules/index.ts'
import { commandCard } from '../table/view-models/option-cards.ts'
import type { TextContext } from './text-context.ts'

export const previewOf = (commands: readonly Command[], seat: Seat, context: TextContext): Preview => {
  const { view, names, game, text, texts } = context
  const after = packetRow.copy(view)
  const events: Event[] = []
  for (const command of commands) packetRow.apply(after, seat, command, events)
  const [first] = commands
  const detail =
    first === undefined || first.verb === 'deliver'
      ? ''
      : commandCard(first, { tableView: context, seat }).detail
  const [before, now] = [money(view, seat), money(after, seat)]
  const isAskedOn = packetRow.deciders(after).includes(seat)
  return {
    sentences: [
      ...(detail === '' ? [] : [sentence(detail, texts.locale)]),
      ...(before === now
        ? []
        : [
            text('pr.money-after', {
              before: game.count('dollar', before),
              after: game.count('dollar', now),
            }),
          ]),
      ...(isAskedOn
        ? [
            sentence(
              text('preview.then', { question: promptText(after, seat, game, [...names]) }),
              texts.locale,
            ),
          ]
        : []),
    ],
    warnings: [],
  }
}
