/** Preview of an action as sentences. */

import type { Preview } from '@quayside/game/outline/text-view.ts'
import type { Seat } from '@quayside/kernel'
import { sentence } from '@quayside/texts'
import { promptText } from '../language/index.ts'
import { type Command, leHavre } from '../rules/index.ts'
import { preview, type CommandPreview as Seen } from '../table/view-models/command-preview.ts'
import { warningText } from '../table/view-models/warning-text.ts'
import { warningsOf } from '../table/view-models/warnings.ts'
import { askingOf, type TextContext } from './text-context.ts'

/** None while an action goes on, because it may still bring food. */
const foodSentence = ({ foodShort, next }: Seen, { texts }: TextContext): readonly string[] => {
  if (next !== null || foodShort === null || foodShort.after === foodShort.before) return []
  return foodShort.after === 0
    ? [texts.tray('detail.food.covered')]
    : [texts.tray('detail.food.short', { food: texts.game.quantity('food', foodShort.after) })]
}

const sentencesOf = (seen: Seen, seat: Seat, context: TextContext): readonly string[] => {
  const { texts, text, names } = context
  const { game, tray, locale } = texts
  return [
    ...(seen.gains.length > 0 ? [text('preview.gains', { tokens: game.tokens(seen.gains) })] : []),
    ...(seen.pays.length > 0 ? [text('preview.pays', { tokens: game.tokens(seen.pays) })] : []),
    ...(seen.wealth.before === seen.wealth.after ? [] : [tray('detail.fortune', { ...seen.wealth })]),
    ...foodSentence(seen, context),
    ...(seen.next === null
      ? []
      : [sentence(text('preview.then', { question: promptText(seen.after, seat, game, names) }), locale)]),
  ]
}

export const previewOf = (
  commands: readonly Command[],
  seat: Seat,
  silenced: readonly string[],
  context: TextContext,
): Preview => {
  const { view } = context
  return {
    sentences: sentencesOf(preview(view, seat, commands), seat, context),
    warnings: warningsOf(view, seat, commands, leHavre.commands(view, seat))
      .filter(({ code }) => !silenced.includes(code))
      .map((warning) => warningText(warning, askingOf(context, seat))),
  }
}
