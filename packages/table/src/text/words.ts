import { makeLexicon } from '@quayside/game/outline/understanding/lexicon.ts'
import { loadTextBoardTexts } from '@quayside/texts/table/text-board'
import { lateWords } from '../page/late-words.ts'

/** The words of the board, and the words that it understands. */
export const useBoardWords = lateWords(async (locale) => {
  const text = await loadTextBoardTexts(locale)
  return { text, lexicon: makeLexicon(text) }
})
