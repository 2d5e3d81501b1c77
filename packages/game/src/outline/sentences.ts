/** The sentences of the text board. */
import type { Locale } from '@quayside/texts'
import { sentence } from '@quayside/texts'
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

/** As many answers as are shown and read out at once. */
export const MOST_ANSWERS = 9

/** As many refusals as one can listen to. */
const MOST_REFUSED = 3

export const gridSentences = ({ columns, rows }: Grid, { text, list }: TextOutput): readonly string[] =>
  rows.map(({ name, cells }) =>
    text('row', {
      name,
      cells: list(cells.map((value, place) => text('cell', { column: columns[place]?.title ?? '', value }))),
    }),
  )

export const partSentences = (part: TextSection, all: boolean, voice: TextOutput): readonly string[] => {
  const { text, locale } = voice
  const lines = all ? part.lines : part.lines.slice(0, part.brief)
  const said = [
    ...(part.grid === null ? [] : gridSentences(part.grid, voice)),
    ...lines.map((line) => {
      const told = sentence(line.text, locale)
      return line.mark === 'closed' ? voice.join([text('closed'), told]) : told
    }),
  ]
  const more = part.lines.length - lines.length
  return [
    text('part', { title: part.title }),
    ...(said.length === 0 ? [text('part.empty')] : said),
    ...(more > 0 ? [sentence(text('part.more', { number: more, title: part.title }), locale)] : []),
  ]
}

const answerSentence = (
  { text: told, note }: { readonly text: string; readonly note?: string },
  place: number,
  { text, locale, join }: TextOutput,
): string => {
  const said = sentence(text('answer', { number: place + 1, text: told }), locale)
  return note === undefined || note === '' ? said : join([said, note])
}

export const answerSentences = <Command>(
  answers: readonly (SuggestedAction<Command> | TextAction<Command>)[],
  all: boolean,
  voice: TextOutput,
): readonly string[] => {
  const shown = all ? answers : answers.slice(0, MOST_ANSWERS)
  const more = answers.length - shown.length
  return [
    ...shown.map((answer, place) => answerSentence(answer, place, voice)),
    ...(more > 0
      ? [
          sentence(
            voice.text('answers.more', { number: more, word: commandWord('answers', voice.text) }),
            voice.locale,
          ),
        ]
      : []),
  ]
}

const questionSentences = <Command>(
  { context, question, answers }: TextQuestion<Command>,
  withAnswers: boolean,
  voice: TextOutput,
): readonly string[] => {
  const { text, locale } = voice
  const place = answers.findIndex((answer) => answer.suggested)
  // The longest answer is not repeated where the answers are read out anyway.
  const suggested = withAnswers && place < MOST_ANSWERS ? `${place + 1}` : answers[place]?.text
  return [
    sentence(context, locale),
    sentence(text('asked', { question }), locale),
    text('asked.answers', { number: answers.length }),
    ...(place < 0 || suggested === undefined ? [] : [text('asked.suggested', { answer: suggested })]),
    ...(withAnswers ? answerSentences(answers, false, voice) : []),
  ].filter((said) => said !== '')
}

/** The text while the viewer has nothing to decide. */
export const nowSentences = <Command>(
  { question, waiting, ending }: TextView<Command>,
  withAnswers: boolean,
  voice: TextOutput,
): readonly string[] => {
  if (ending !== null) return [sentence(ending.result, voice.locale), ...gridSentences(ending.grid, voice)]
  return question === null ? [waiting] : questionSentences(question, withAnswers, voice)
}

/** With `keys` it is confirmed by a key, else by the button. */
export const previewSentences = (
  told: string,
  { sentences, warnings }: Preview,
  keys: boolean,
  { text }: TextOutput,
): readonly string[] => [
  text('preview', { text: told }),
  ...sentences,
  ...warnings,
  text(keys ? 'preview.confirm' : 'preview.confirm.tap'),
]

/** Actions refused for the same reason share one sentence. */
export const refusedSentences = (
  attempts: readonly RefusedAction[],
  { text, list }: TextOutput,
): readonly string[] => {
  const byReason = Map.groupBy(attempts.slice(0, MOST_REFUSED), ({ why }) => why)
  return [...byReason].map(([why, together]) =>
    text('refused', { text: list(together.map(({ text: told }) => told)), why }),
  )
}

/** Extra content for viewers who can act. */
const FOR_PLAYERS: readonly BoardCommand[] = ['undo', 'question', 'answers', 'hint']

export const helpSentences = <Command>(
  { sections, seat }: TextView<Command>,
  beside: readonly ExtraCommand[],
  { text, list }: TextOutput,
): readonly string[] => {
  const taken = beside.map(({ phrases }) => firstPhrase(phrases))
  const orders = BOARD_COMMANDS.filter(
    (order) => !taken.includes(commandWord(order, text)) && (seat !== null || !FOR_PLAYERS.includes(order)),
  )
  return [
    ...(seat === null ? [] : [text('help.answers'), text('help.deeds'), text('help.confirm')]),
    ...(beside.length === 0
      ? []
      : [
          text('help.beside', {
            orders: list(
              beside.map(({ phrases, help }) =>
                text('help.order.beside', { word: firstPhrase(phrases), help }),
              ),
            ),
          }),
        ]),
    text('help.parts', {
      keys: list(sections.map(({ key, title }) => text('cell', { column: key, value: title }))),
    }),
    text('help.why'),
    text('help.orders', {
      orders: list(orders.map((order) => text(`help.order.${order}`, { word: commandWord(order, text) }))),
    }),
    text('help.recall'),
  ]
}
