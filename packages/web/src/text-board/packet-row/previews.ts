/** What a deed would bring, in sentences. */
import type { Seat } from '@quayside/kernel'
import { type Command, type Event, packetRow } from '@quayside/packet-row'
import { promptText } from '@quayside/packet-row/language'
import { money } from '@quayside/packet-row/reading'
import { commandCard } from '../../packet-row/reading/options.ts'
import { sentence } from '../../table/sentence.ts'
import type { Preview } from '../telling.ts'
import type { Speaker } from './speaker.ts'

export const previewOf = (commands: readonly Command[], seat: Seat, speaker: Speaker): Preview => {
  const { view, names, game, text, words } = speaker
  const after = packetRow.copy(view)
  const events: Event[] = []
  for (const command of commands) packetRow.apply(after, seat, command, events)
  const [first] = commands
  const detail =
    first === undefined || first.verb === 'deliver' ? '' : commandCard(first, { sight: speaker, seat }).detail
  const [before, now] = [money(view, seat), money(after, seat)]
  const isAskedOn = packetRow.deciders(after).includes(seat)
  return {
    sentences: [
      ...(detail === '' ? [] : [sentence(detail, words.locale)]),
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
              words.locale,
            ),
          ]
        : []),
    ],
    warnings: [],
  }
}
