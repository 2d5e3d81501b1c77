import type { Locale } from '@quayside/texts'
import { loadTexts, type Texts } from '../language/index.ts'
import type { PositionLiteral, State } from '../rules/index.ts'
import { packetRow } from '../rules/index.ts'
import type { Headings } from './headings/headings.ts'
import { loadHeadings } from './headings/load.ts'

/** All that the printers of this folder say in one language, about the cards of one deck. */
export interface Words {
  readonly texts: Texts
  readonly headings: Headings
  readonly deck: PositionLiteral['options']['deck']
}

/** Without a position, the words for the deck that everybody has. */
export const loadWords = async (language: Locale, state?: State): Promise<Words> => {
  const [texts, headings] = await Promise.all([loadTexts(language), loadHeadings(language)])
  const { deck } = state === undefined ? {} : written(state).options
  return { texts: deck ? texts.withDeck(deck) : texts, headings, deck }
}

export const written = (state: State): PositionLiteral => packetRow.position.write(state) as PositionLiteral
