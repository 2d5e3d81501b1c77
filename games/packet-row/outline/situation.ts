/** The situation in a few sentences. */

import { sentence } from '@quayside/texts'
import { promptText } from '../language/index.ts'
import { AREAS, packetRow } from '../rules/index.ts'
import type { Speaker } from './speaker.ts'

export const stageOf = ({ at, text }: Speaker): string => {
  if (at.phase === 'over') return text('pr.stage.over')
  return at.phase === 'last-deliveries' ? text('pr.stage.last') : text('pr.stage', { round: at.round })
}

export const endSentence = ({ at, text }: Speaker): string =>
  text('pr.end', { dry: AREAS.filter((area) => at.boards[area].dry).length, of: at.options.dryAreas })

export const waitingText = ({ view, seat, names, game, text, words }: Speaker): string =>
  seat === null && packetRow.outcome(view) === null
    ? text('watching')
    : sentence(promptText(view, seat ?? -1, game, [...names]), words.locale)

export const leadOf = (speaker: Speaker): readonly string[] => {
  const { at, view, seat, names, called, game, text, words } = speaker
  const isPlayed = at.phase !== 'over' && at.phase !== 'last-deliveries'
  return [
    sentence(stageOf(speaker), words.locale),
    ...(isPlayed ? [text('pr.master', { player: called[at.master - 1] ?? '' })] : []),
    ...(isPlayed && at.named.length > 0
      ? [
          text('pr.named', {
            areas: game.list(
              at.named.map((area) => game.area(area).plain),
              'and',
            ),
          }),
        ]
      : []),
    ...(seat === null ? [] : [sentence(promptText(view, seat, game, [...names]), words.locale)]),
  ]
}
