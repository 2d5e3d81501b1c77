/** Text view of Le Havre: sections, question, actions and topics of a position. */

import { createActions, memoize } from '@quayside/game/outline/actions.ts'
import type { ResultTable, TextView } from '@quayside/game/outline/text-view.ts'
import { sentence } from '@quayside/texts'
import { outcomeText, suggestionText } from '../language/index.ts'
import { type Command, type Event, leHavre } from '../rules/index.ts'
import { isLogged } from '../table/view-models/log.ts'
import { previewOf } from './action-preview.ts'
import { topicsNotInPlay } from './card-topics.ts'
import { refusedActionOf, refusedActionsOf } from './refused-actions.ts'
import { outlineOf } from './sections.ts'
import { askedOf } from './suggested-actions.ts'
import { leadOf, waitingText } from './summary.ts'
import { actionOf, type TextContext } from './text-context.ts'
import { topicsOf } from './topics.ts'

const SOURCES = ['buildings', 'ships', 'francs', 'bonus', 'loans'] as const

const signed = (francs: number): string => (francs < 0 ? `−${-francs}` : `${francs}`)

const endingOf = ({ view, viewer, names, displayNames, text, texts }: TextContext): ResultTable | null => {
  const outcome = leHavre.outcome(view)
  if (outcome === null) return null
  return {
    result: outcomeText(outcome, texts.game, names).result,
    title: texts.shell('end.sources'),
    grid: {
      corner: text('column.player'),
      columns: [
        ...SOURCES.map((source) => ({ title: texts.shell(`end.part.${source}`), minor: true })),
        { title: texts.board('end.total'), minor: false },
      ],
      rows: outcome.scores
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ seat, total, parts }) => ({
          seat,
          name: displayNames[seat] ?? '',
          isOwn: seat === viewer,
          cells: [...SOURCES.map((source) => signed(parts[source] ?? 0)), signed(total)],
          brief: null,
        })),
    },
  }
}

export const leHavreTextView = (context: TextContext, silenced: readonly string[]): TextView<Command> => {
  const { view, seat, texts } = context
  const ending = endingOf(context)
  return {
    ...outlineOf(context),
    seat,
    lead: ending === null ? leadOf(context) : [sentence(ending.result, context.texts.locale)],
    question: askedOf(context),
    waiting: waitingText(context),
    ending,
    // The backend sends events of the open game only.
    isLogged: (event) => isLogged(event as Event),
    topics: memoize(() => topicsOf(context)),
    otherTopics: memoize(() => topicsNotInPlay(context)),
    ...createActions({
      rules: leHavre,
      view,
      seat,
      actionOf: (command) => actionOf(command, context),
      refusedActionOf: (command, asked) => refusedActionOf(command, asked, context),
      refusedActions: () => refusedActionsOf(context),
      preview: (commands, asked) => previewOf(commands, asked, silenced, context),
      // Bots of this game give reasons of this game's type.
      why: (suggestion) => suggestionText(suggestion, texts.game),
    }),
  }
}
