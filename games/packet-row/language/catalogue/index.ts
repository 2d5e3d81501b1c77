import type { GameCatalogue } from '@quayside/game'
import type { Locale } from '@quayside/texts'
import { loadBrief } from '../../messages/brief/index.ts'
import { type PositionLiteral, packetRow, type State } from '../../rules/index.ts'
import { loadTexts } from '../texts.ts'
import { catalogueJson } from './catalogue-json.ts'
import { catalogueChapters } from './catalogue-text.ts'

/** The catalogue of the deck of a game, or of the standard deck. */
export const loadCatalogue = async (locale: Locale, state?: State): Promise<GameCatalogue> => {
  const [known, brief] = await Promise.all([loadTexts(locale), loadBrief(locale)])
  const { deck } = state === undefined ? {} : (packetRow.position.write(state) as PositionLiteral).options
  const texts = deck === undefined ? known : known.withDeck(deck)
  return {
    title: texts.names.title,
    modules: [],
    chapters: () => catalogueChapters({ texts, brief, deck }),
    facts: () => catalogueJson(texts, deck),
  }
}
