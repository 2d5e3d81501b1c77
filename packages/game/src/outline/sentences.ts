/** The sentences of the text board. */
import type { Locale } from '@quayside/texts'
import { joinItems, sentence } from '@quayside/texts'
import type { TextBoardSay } from '@quayside/texts/messages/text-board'
import { type ExtraCommand, firstPhrase } from './extra-commands.ts'
import { BOARD_COMMANDS, type BoardCommand, commandWord } from './parser/lexicon.ts'
import type {
  Grid,
  Preview,
  RefusedAction,
  SuggestedAction,
  TextAction,
  TextQuestion,
  TextSection,
  TextView,
} from './text-view.ts'

export interface TextOutput {
  readonly text: TextBoardSay
  readonly locale: Locale
  /** Joins sentences. */
  readonly join: (sentences: readonly string[]) => string
  readonly list: (items: readonly string[]) => string
}

/** Maximum number of answers shown and read out together. */
export const MAX_ANSWERS = 9

/** Maximum number of refusals read out. */
const MAX_REFUSED = 3

/** One sentence per row; `inShort` leaves out minor columns. */
export const gridSentences = (
  { columns, rows }: Grid,
  { text, locale }: TextOutput,
  inShort = false,
): readonly string[] =>
  rows.map(({ name, cells }) =>
    text('row', {
      name,
      cells: joinItems(
        columns.flatMap(({ title, minor, plain = false }, place) => {
          const value = cells[place] ?? ''
          if ((inShort && minor) || value === '') return []
          return [plain ? value : text('cell', { column: title, value })]
        }),
        locale,
      ),
    }),
  )

export const sectionSentences = (
  section: TextSection,
  all: boolean,
  output: TextOutput,
): readonly string[] => {
  const { text, locale } = output
  if (!all && section.summary.length > 0) return section.summary
  const lines = all ? section.lines : section.lines.slice(0, section.brief)
  const sentences = [
    ...(section.grid === null ? [] : gridSentences(section.grid, output, !all)),
    ...lines.map((line) => {
      const spoken = sentence(line.text, locale)
      return line.mark === 'closed' ? output.join([text('closed'), spoken]) : spoken
    }),
  ]
  const more = section.lines.length - lines.length
  return [
    text('part', { title: section.title }),
    ...(sentences.length === 0 ? [text('part.empty')] : sentences),
    ...(more > 0 ? [sentence(text('part.more', { number: more, title: section.title }), locale)] : []),
  ]
}

const answerSentence = (
  { text: answer, note }: { readonly text: string; readonly note?: string },
  place: number,
  { text, locale, join }: TextOutput,
): string => {
  const line = sentence(text('answer', { number: place + 1, text: answer }), locale)
  return note === undefined || note === '' ? line : join([line, note])
}

export const answerSentences = <Command>(
  answers: readonly (SuggestedAction<Command> | TextAction<Command>)[],
  all: boolean,
  output: TextOutput,
): readonly string[] => {
  const shown = all ? answers : answers.slice(0, MAX_ANSWERS)
  const more = answers.length - shown.length
  return [
    ...shown.map((answer, place) => answerSentence(answer, place, output)),
    ...(more > 0
      ? [
          sentence(
            output.text('answers.more', { number: more, word: commandWord('answers', output.text) }),
            output.locale,
          ),
        ]
      : []),
  ]
}

const questionSentences = <Command>(
  { context, question, answers }: TextQuestion<Command>,
  withAnswers: boolean,
  output: TextOutput,
): readonly string[] => {
  const { text, locale } = output
  const place = answers.findIndex((answer) => answer.suggested)
  // A long answer is not repeated if the answers are read out anyway.
  const suggested = withAnswers && place < MAX_ANSWERS ? `${place + 1}` : answers[place]?.text
  return [
    sentence(context, locale),
    sentence(text('asked', { question }), locale),
    text('asked.answers', { number: answers.length }),
    ...(place < 0 || suggested === undefined ? [] : [text('asked.suggested', { answer: suggested })]),
    ...(withAnswers ? answerSentences(answers, false, output) : []),
  ].filter((line) => line !== '')
}

/** The current question, the seat to wait for, or the result. */
export const nowSentences = <Command>(
  { question, waiting, ending }: TextView<Command>,
  withAnswers: boolean,
  output: TextOutput,
): readonly string[] => {
  if (ending !== null) return [sentence(ending.result, output.locale), ...gridSentences(ending.grid, output)]
  return question === null ? [waiting] : questionSentences(question, withAnswers, output)
}

/** The same without the notes of the answers, for announcements that were not asked for. */
export const announcedSentences = <Command>(
  view: TextView<Command>,
  withAnswers: boolean,
  output: TextOutput,
): readonly string[] => {
  const { question } = view
  if (question === null) return nowSentences(view, withAnswers, output)
  const answers = question.answers.map((answer) => ({ ...answer, note: '' }))
  return nowSentences({ ...view, question: { ...question, answers } }, withAnswers, output)
}

/** `keys`: confirmed by a key, otherwise by the button. */
export const previewSentences = (
  action: string,
  { sentences, warnings }: Preview,
  keys: boolean,
  { text }: TextOutput,
): readonly string[] => [
  text('preview', { text: action }),
  ...sentences,
  ...warnings,
  text(keys ? 'preview.confirm' : 'preview.confirm.tap'),
]

/** Actions refused for the same reason share one sentence. */
export const refusedSentences = (
  refusedActions: readonly RefusedAction[],
  { text, list }: TextOutput,
): readonly string[] => {
  const byReason = Map.groupBy(refusedActions.slice(0, MAX_REFUSED), ({ why }) => why)
  return [...byReason].map(([why, together]) =>
    text('refused', { text: list(together.map((refused) => refused.text)), why }),
  )
}

/** Commands for viewers who can act. */
const FOR_PLAYERS: readonly BoardCommand[] = ['undo', 'question', 'answers', 'hint']

export const helpSentences = <Command>(
  { sections, seat }: TextView<Command>,
  extraCommands: readonly ExtraCommand[],
  { text, list }: TextOutput,
): readonly string[] => {
  const taken = extraCommands.map(({ phrases }) => firstPhrase(phrases))
  const commands = BOARD_COMMANDS.filter(
    (command) =>
      !taken.includes(commandWord(command, text)) && (seat !== null || !FOR_PLAYERS.includes(command)),
  )
  return [
    ...(seat === null ? [] : [text('help.answers'), text('help.actions'), text('help.confirm')]),
    ...(extraCommands.length === 0
      ? []
      : [
          text('help.extra', {
            commands: list(
              extraCommands.map(({ phrases, help }) =>
                text('help.command.extra', { word: firstPhrase(phrases), help }),
              ),
            ),
          }),
        ]),
    text('help.parts', {
      keys: list(sections.map(({ key, title }) => text('cell', { column: key, value: title }))),
    }),
    text('help.why'),
    text('help.commands', {
      commands: list(
        commands.map((command) => text(`help.command.${command}`, { word: commandWord(command, text) })),
      ),
    }),
    text('help.recall'),
  ]
}
