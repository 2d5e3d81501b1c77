/** Summary of the position in a few sentences. */

import { sentence } from '@quayside/texts'
import { promptText } from '../language/index.ts'
import { AREAS, packetRow } from '../rules/index.ts'
import type { TextContext } from './text-context.ts'

export const stageOf = ({ literal, text }: TextContext): string => {
  if (literal.phase === 'over') return text('pr.stage.over')
  return literal.phase === 'last-deliveries'
    ? text('pr.stage.last')
    : text('pr.stage', { round: literal.round })
}

export const titleOf = ({ literal, game }: TextContext): string =>
  `${game.names.title} · ${game.count('player', literal.seats.length)}`

const namedOf = ({ literal, game, text }: TextContext): readonly string[] =>
  literal.named.length === 0
    ? []
    : [
        text('pr.named', {
          areas: game.list(
            literal.named.map((area) => game.area(area).plain),
            'and',
          ),
        }),
      ]

const isPlayed = ({ literal }: TextContext): boolean =>
  literal.phase !== 'over' && literal.phase !== 'last-deliveries'

/** The stage, the harbour master, and the areas that were chosen. */
export const nowOf = (context: TextContext): readonly string[] => {
  const { literal, names, brief } = context
  const stage = stageOf(context)
  return isPlayed(context)
    ? [brief('master', { stage, player: names[literal.master - 1] ?? '' }), ...namedOf(context)]
    : [stage]
}

export const endSentence = ({ literal, text }: TextContext): string =>
  text('pr.end', {
    dry: AREAS.filter((area) => literal.boards[area].dry).length,
    of: literal.options.dryAreas,
  })

export const waitingText = ({ view, seat, names, game, text, texts }: TextContext): string =>
  seat === null && packetRow.outcome(view) === null
    ? text('watching')
    : sentence(promptText(view, seat ?? -1, game, [...names]), texts.locale)

export const leadOf = (context: TextContext): readonly string[] => {
  const { literal, view, seat, names, displayNames, game, text, texts } = context
  return [
    sentence(stageOf(context), texts.locale),
    ...(isPlayed(context)
      ? [text('pr.master', { player: displayNames[literal.master - 1] ?? '' }), ...namedOf(context)]
      : []),
    ...(seat === null ? [] : [sentence(promptText(view, seat, game, [...names]), texts.locale)]),
  ]
}
