/** Suggested answers to a question, the best first. */

import { wordingsOf } from '@quayside/game/outline/parser/tokenize.ts'
import type { SuggestedAction, TextQuestion } from '@quayside/game/outline/text-view.ts'
import type { Seat } from '@quayside/kernel'
import { sentence } from '@quayside/texts'
import { promptText } from '../language/index.ts'
import { bestPlan } from '../queries/index.ts'
import { type Command, packetRow } from '../rules/index.ts'
import { visibleHand } from '../table/view-models/hand.ts'
import { answersOf, commandCard } from '../table/view-models/option-cards.ts'
import { stageOf } from './summary.ts'
import { actionOf, type TextContext } from './text-context.ts'

const answer = (command: Command, context: TextContext, seat: Seat): SuggestedAction<Command> => {
  // The text of a delivery already names its cards.
  const detail = command.verb === 'deliver' ? '' : commandCard(command, { tableView: context, seat }).detail
  return {
    ...actionOf(command, context),
    note: detail === '' ? '' : sentence(detail, context.texts.locale),
    suggested: false,
  }
}

/** All contracts that can be delivered one after the other. */
const whole = (context: TextContext, seat: Seat): readonly SuggestedAction<Command>[] => {
  const plan = bestPlan(context.view, seat)
  if (plan.length === 0) return []
  const label = context.game.list(
    plan.map((delivery) => actionOf(delivery, context).text),
    'and',
  )
  return [{ commands: [...plan], text: label, wordings: wordingsOf(label), note: '', suggested: true }]
}

const listed = (context: TextContext, seat: Seat): readonly SuggestedAction<Command>[] => {
  const { view, literal } = context
  const commands = packetRow.commands(view, seat)
  const ofVerb = (verb: Command['verb']): SuggestedAction<Command>[] =>
    commands.filter((command) => command.verb === verb).map((command) => answer(command, context, seat))
  if (literal.phase === 'last-deliveries')
    return [...whole(context, seat), ...ofVerb('done'), ...ofVerb('deliver')]
  const main = answersOf({ tableView: context, seat }).flatMap(({ commands: [command] }) =>
    command === undefined ? [] : [answer(command, context, seat)],
  )
  return [...main, ...whole(context, seat), ...ofVerb('cash'), ...ofVerb('deliver')]
}

/** Null if the viewer has no question to answer. */
export const askedOf = (context: TextContext): TextQuestion<Command> | null => {
  const { view, literal, seat, names, game, moveNumber } = context
  if (seat === null || !packetRow.deciders(view).includes(seat)) return null
  const once = new Set<string>()
  return {
    // The id stays the same while other seats finish their last deliveries.
    id: literal.phase === 'last-deliveries' ? `last ${visibleHand(literal, seat).length}` : `${moveNumber}`,
    context: stageOf(context),
    question: promptText(view, seat, game, [...names]),
    answers: listed(context, seat).filter(({ commands }) => {
      const notation = commands.map((command) => packetRow.notation.print(command)).join(', ')
      return !once.has(notation) && once.add(notation)
    }),
  }
}
