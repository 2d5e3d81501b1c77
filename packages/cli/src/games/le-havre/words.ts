import { loadTexts, type Texts } from '@quayside/le-havre/language'
import type { Language } from '../../language.ts'
import type { Headings } from './headings/headings.ts'
import { loadHeadings } from './headings/load.ts'

/** All that the printers of this folder say in one language. */
export interface Words {
  readonly texts: Texts
  readonly headings: Headings
}

export const loadWords = async (language: Language): Promise<Words> => {
  const [texts, headings] = await Promise.all([loadTexts(language), loadHeadings(language)])
  return { texts, headings }
}
