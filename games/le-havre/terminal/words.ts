import type { Locale } from '@quayside/texts'
import { loadTexts, type Texts } from '../language/index.ts'
import type { Headings } from './headings/headings.ts'
import { loadHeadings } from './headings/load.ts'

/** All that the printers of this folder say in one language. */
export interface Words {
  readonly texts: Texts
  readonly headings: Headings
}

export const loadWords = async (language: Locale): Promise<Words> => {
  const [texts, headings] = await Promise.all([loadTexts(language), loadHeadings(language)])
  return { texts, headings }
}
