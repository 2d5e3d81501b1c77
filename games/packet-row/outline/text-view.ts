/** Text view of Packet Row: sections, question, actions and topics of a position. */

import { createActions, memoize } from '@quayside/game/outline/actions.ts'
import { gridSentences, type TextOutput } from '@quayside/game/outline/sentences.ts'
import type { ResultTable, TextView } from '@quayside/game/outline/text-view.ts'
import { sentence } from '@quayside/texts'
import { outcomeText, suggestionText } from '../language/index.ts'
import { type Command, packetRow, SCORE_PARTS } from '../rules/index.ts'
import { previewOf } from './action-preview.ts'
import { refusedActionOf, refusedActionsOf } from './refused-actions.ts'
import { outlineOf } from './sections.ts'
import { askedOf } from './suggested-actions.ts'
import { leadOf, waitingText } from './summary.ts'
import { actionOf, type TextContext } from './text-context.ts'
import { topicsOf, topicsOfOtherCards } from './topics.ts'

const endingOf = ({
  view,
  viewer,
  names,
  displayNames,
  game,
  packet,
  text,
  texts,
}: TextContext): ResultTable | null => {
  const outcome = packetRow.outcome(view)
  if (outcome === null) return null
  return {
    result: outcomeText(outcome, game, [...names]).result,
    title: texts.shell('end.sources'),
    grid: {
      corner: text('column.player'),
      columns: [
        ...SCORE_PARTS.map((part) => ({ title: packet(`end.part.${part}`), minor: true })),
        { title: packet('end.total'), minor: false },
      ],
      rows: outcome.scores
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ seat, total, parts }) => ({
          seat,
          name: displayNames[seat] ?? '',
          isOwn: seat === viewer,
          cells: [...SCORE_PARTS.map((part) => `${parts[part] ?? 0}`), `${total}`],
          brief: null,
        })),
    },
  }
}

export const packetRowTextView = (context: TextContext, output: TextOutput): TextView<Command> => {
  const { view, seat, game } = context
  const outline = outlineOf(context)
  const ending = endingOf(context)
  return {
    ...outline,
    seat,
    lead: ending === null ? leadOf(context) : [sentence(ending.result, context.texts.locale)],
    question: askedOf(context),
    waiting: waitingText(context),
    ending,
    // New supplies are announced, because the text board does not show them move.
    isLogged: ({ kind }) => kind !== 'round-ended',
    topics: memoize(() =>
      topicsOf(context, () => {
        const grid = outline.sections[0]?.grid ?? null
        const sentences = grid === null ? [] : gridSentences(grid, output)
        return (grid?.rows ?? []).map((row, place) => ({ seat: row.seat, sentence: sentences[place] ?? '' }))
      }),
    ),
    otherTopics: memoize(() => topicsOfOtherCards(context)),
    ...createActions({
      rules: packetRow,
      view,
      seat,
      actionOf: (command) => actionOf(command, context),
      refusedActionOf: (command, asked) => refusedActionOf(command, asked, context),
      refusedActions: () => refusedActionsOf(context),
      preview: (commands, asked) => previewOf(commands, asked, context),
      // Bots of this game give reasons of this game's type.
      why: (suggestion) => suggestionText(suggestion, game),
    }),
  }
}
