/** Answers questions in a terminal game, such as what a card does, from the same outline as the text board. */
import { makeLexicon } from '@quayside/game/outline/parser/lexicon.ts'
import { type ParsedInput, parseInput, parseWhyNot } from '@quayside/game/outline/parser/parse-input.ts'
import { refusedSentences, sectionSentences, type TextOutput } from '@quayside/game/outline/sentences.ts'
import type { Seat } from '@quayside/kernel'
import { type CommonMessages, createTranslator, loadCommonMessages, sentence } from '@quayside/texts'
import { loadTextBoardTexts } from '@quayside/texts/messages/text-board'
import { outlineInput } from '../print-board.ts'
import type { TerminalContext } from './terminal-context.ts'

/** `why-not`: why something is not possible. `any`: a question in a player's own words, or the name of a thing. */
export type QuestionKind = 'why-not' | 'any'

/** The sentences that answer the text; null if it asks about nothing that the game knows. */
export const answerQuestion = async (
  context: TerminalContext,
  seat: Seat,
  asking: QuestionKind,
  typed: string,
): Promise<readonly string[] | null> => {
  const { adapter, game, outliner, language } = context
  const view = adapter.rules.view(game.state, seat)
  const builder = await outliner.textViews()
  const textView = builder.build(outlineInput(game, view, seat, context))
  const text = await loadTextBoardTexts(language)
  const common = createTranslator<CommonMessages>(language, await loadCommonMessages(language))
  const lexicon = makeLexicon(text)
  const parsed =
    asking === 'why-not' ? parseWhyNot(typed, textView, lexicon) : parseInput(typed, textView, lexicon, [])
  return sentencesOf(parsed, {
    text,
    locale: language,
    join: (sentences) => common.sentences(sentences),
    list: (items) => common.list(items, 'and'),
  })
}

/** Commands are carried out from the menu, so a text that names one answers nothing. */
const sentencesOf = (parsed: ParsedInput<unknown>, output: TextOutput): readonly string[] | null => {
  switch (parsed.kind) {
    case 'refused':
      return refusedSentences(parsed.refusedActions, output)
    case 'topic':
      return parsed.sentences.map((line) => sentence(line, output.locale))
    case 'section':
      return sectionSentences(parsed.section, true, output)
    case 'which':
      return [output.text('which', { names: output.list(parsed.names) })]
    default:
      return null
  }
}
