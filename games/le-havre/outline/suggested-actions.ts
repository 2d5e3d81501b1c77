/** Suggested answers to a question, the best first. */

import { wordingsOf } from '@quayside/game/outline/parser/tokenize.ts'
import type { SuggestedAction, TextQuestion } from '@quayside/game/outline/text-view.ts'
import type { Seat } from '@quayside/kernel'
import { sentence } from '@quayside/texts'
import { roundIndex } from '../queries/index.ts'
import { type Command, leHavre, type Question, readCommand } from '../rules/index.ts'
import { contextText, questionText } from '../table/tray/question-text.ts'
import { type Control, type Decision, decisionOf } from '../table/view-models/decision.ts'
import { commandCard, type OptionCard } from '../table/view-models/option-cards.ts'
import { demandOf, shortfall } from '../table/view-models/payment.ts'
import { voyageCard, wayCard } from '../table/view-models/payment-cards.ts'
import { actionOf, askingOf, type TextContext } from './text-context.ts'

/** Only this many get a preview, because each applies commands to a copy of the state. */
const EXPLAINED = 9

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

const noteOf = ({ tag, detail }: OptionCard, { texts }: TextContext): string =>
  texts.game.sentences([
    ...(tag === null ? [] : [sentence(capital(tag.text), texts.locale)]),
    ...(detail === '' ? [] : [detail]),
  ])

const plain = (
  command: Command,
  place: number,
  context: TextContext,
  seat: Seat,
): SuggestedAction<Command> => ({
  ...actionOf(command, context),
  note: place < EXPLAINED ? noteOf(commandCard(command, askingOf(context, seat)), context) : '',
  suggested: false,
})

const plainAnswers = (
  commands: readonly Command[],
  context: TextContext,
  seat: Seat,
): SuggestedAction<Command>[] => commands.map((command, place) => plain(command, place, context, seat))

const isNothing = (command: Command): boolean => {
  const parts = readCommand(command)
  return parts.verb === 'convert' && parts.times === 0
}

/** Doing nothing comes last, so that answer n of the list means n times. */
const inOrder = (commands: readonly Command[]): readonly Command[] => [
  ...commands.filter((command) => !isNothing(command)),
  ...commands.filter(isNothing),
]

const solved = (
  { control, asked }: Decision,
  context: TextContext,
  seat: Seat,
): readonly SuggestedAction<Command>[] | null => {
  const asking = askingOf(context, seat)
  const { text, texts } = context
  switch (control.kind) {
    case 'payment': {
      const unit = demandOf(context.view, seat, asked)?.unit ?? 'food'
      return control.ways.map((way, place) => ({
        ...actionOf(way.command, context),
        note: place < EXPLAINED ? noteOf(wayCard(way, unit, place === 0, asking), context) : '',
        suggested: place === 0,
      }))
    }
    case 'voyage': {
      const voyages = control.voyages.map((voyage, place) => {
        const card = voyageCard(voyage, place === 0, asking)
        const label = text('pair', { name: card.label, value: texts.game.tokens(voyage.cargo) })
        return {
          commands: voyage.commands,
          text: label,
          wordings: wordingsOf(label),
          note: card.detail,
          suggested: place === 0,
        }
      })
      return [
        ...voyages,
        ...answersOf(context, seat).map((command) => plain(command, EXPLAINED, context, seat)),
      ]
    }
    case 'amount': {
      const most = control.answers.at(-1)
      return plainAnswers(inOrder(control.answers), context, seat).map((answer) => ({
        ...answer,
        suggested: answer.commands[0] === most,
      }))
    }
    case 'options':
    case 'shortfall':
    case 'basket':
    case 'exchange':
      return null
  }
}

const answersOf = ({ view }: TextContext, seat: Seat): readonly Command[] => {
  const asides = decisionOf(view, seat)?.asides ?? []
  return leHavre.commands(view, seat).filter((command) => !asides.includes(command))
}

const listed = (control: Control, context: TextContext, seat: Seat): readonly SuggestedAction<Command>[] => {
  const first = control.kind === 'options' ? control.first : null
  const commands =
    control.kind === 'options' || control.kind === 'shortfall' ? control.options : answersOf(context, seat)
  return plainAnswers(commands, context, seat).map((answer) => ({
    ...answer,
    suggested: answer.commands[0] === first,
  }))
}

/** Key of a question. While several seats pay at once, it does not change when others pay. */
const questionId = ({ asks }: Question, { view, moveNumber }: TextContext): string =>
  `${asks} ${asks === 'feeding' || asks === 'interest' ? `round ${roundIndex(view)}` : moveNumber}`

/** Null if the viewer has no question to answer. */
export const askedOf = (context: TextContext): TextQuestion<Command> | null => {
  const { view, seat } = context
  const decision = seat === null ? null : decisionOf(view, seat)
  if (seat === null || decision === null) return null
  const answers = solved(decision, context, seat) ?? listed(decision.control, context, seat)
  const answered = new Set(answers.flatMap(({ commands }) => commands))
  const asides = decision.asides.filter((command) => !answered.has(command))
  return {
    id: questionId(decision.asked, context),
    context: contextText(askingOf(context, seat)),
    question: questionText(decision.asked, shortfall(view, seat).short, askingOf(context, seat)),
    answers: [...answers, ...plainAnswers(asides, { ...context }, seat)],
  }
}
