/** Summary of the position in a few sentences. */

import { sentence } from '@quayside/texts'
import { promptText } from '../language/index.ts'
import { AREAS, packetRow } from '../rules/index.ts'
import type { TextContext } from './text-context.ts'

export const stageOf = ({ at, text }: TextContext): string => {
  if (at.phase === 'over') return text('pr.stage.over')
  return at.phase === 'last-deliveries' ? text('pr.stage.last') : text('pr.stage', { round: at.round })
}

export const titleOf = ({ at, game }: TextContext): string =>
  `${game.names.title} · ${game.count('player', at.seats.length)}`

const namedOf = ({ at, game, text }: TextContext): readonly string[] =>
  at.named.length === 0
    ? []
    : [
        text('pr.named', {
          areas: game.list(
            at.named.map((area) => game.area(area).plain),
            'and',
          ),
        }),
      ]

const isPlayed = ({ at }: TextContext): boolean => at.phase !== 'over' && at.phase !== 'last-deliveries'

/** The stage with whoever is harbour master, and the areas that were chosen. */
export const nowOf = (context: TextContext): readonly string[] => {
  const { at, names, brief } = context
  const stage = stageOf(context)
  return isPlayed(context)
    ? [brief('master', { stage, player: names[at.master - 1] ?? '' }), ...namedOf(context)]
    : [stage]
}

export const endSentence = ({ at, text }: TextContext): string =>
  text('pr.end', { dry: AREAS.filter((area) => at.boards[area].dry).length, of: at.options.dryAreas })

export const waitingText = ({ view, seat, names, game, text, words }: TextContext): string =>
  seat === null && packetRow.outcome(view) === null
    ? text('watching')
    : sentence(promptText(view, seat ?? -1, game, [...names]), words.locale)

export const leadOf = (context: TextContext): readonly string[] => {
  const { at, view, seat, names, called, game, text, words } = context
  return [
    sentence(stageOf(context), words.locale),
    ...(isPlayed(context)
      ? [text('pr.master', { player: called[at.master - 1] ?? '' }), ...namedOf(context)]
      : []),
    ...(seat === null ? [] : [sentence(promptText(view, seat, game, [...names]), words.locale)]),
  ]
}
