import { type Lexicon, makeLexicon } from '@quayside/game/outline/parser/lexicon.ts'
import { loadTextBoardTexts, type TextBoardSay } from '@quayside/texts/messages/text-board'
import { lazyTexts } from '../page/lazy-texts.ts'

interface BoardWords {
  readonly text: TextBoardSay
  readonly lexicon: Lexicon
}

/** The words of the board, and the words that it understands. */
export const useBoardWords: () => BoardWords = lazyTexts(async (locale) => {
  const text = await loadTextBoardTexts(locale)
  return { text, lexicon: makeLexicon(text) }
})
