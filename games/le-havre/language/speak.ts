import type { GameLanguage } from '@quayside/game'
import type { Locale } from '@quayside/texts'
import { loadTexts } from './load.ts'
import { hasWordsFor, refusalText } from './refusal-text.ts'

export const speak = async (locale: Locale): Promise<GameLanguage> => {
  const texts = await loadTexts(locale)
  return {
    refusal: (refusal) => (hasWordsFor(refusal, texts) ? refusalText(refusal, texts) : null),
  }
}
