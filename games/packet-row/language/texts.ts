import type { Locale } from '@quayside/texts'
import { GRAMMARS, makeSpeech, type Noun, type Speech } from '@quayside/texts'
import type { Names, UnitName } from '../messages/names.ts'
import type { Catalogue, PARAMETERS } from '../messages/parameters.ts'
import { REFUSAL_PARAMETERS } from '../messages/refusals.ts'
import {
  type Area,
  type Card,
  catalogue as catalogueOf,
  type Deck,
  type Destination,
  type Good,
  wordOf,
} from '../rules/index.ts'

/** One language, ready to speak of Packet Row as it is played with one deck. */
export interface Texts extends Speech<typeof PARAMETERS> {
  readonly names: Names
  /** The card that a word stands for; undefined when the deck has none. */
  card(word: string): Card | undefined
  area(area: Area): Noun
  /** A victory points card by its word and the name that its deck gives it. */
  building(word: string, printed: string): Noun
  /** `$25`, `3 VP`, `2 cards`. */
  count(what: UnitName, amount: number): string
  /** `2 grain`. */
  goods(good: Good, amount: number): string
  /** `to Sweden`. */
  to(destination: Destination): string
  /** The same language for a game with a corrected deck. */
  withDeck(deck: Partial<Deck>): Texts
}

export const makeTexts = (
  locale: Locale,
  names: Names,
  catalogue: Catalogue,
  deck: Partial<Deck> = {},
): Texts => {
  const speech = makeSpeech<typeof PARAMETERS>(locale, REFUSAL_PARAMETERS, catalogue)
  const grammar = GRAMMARS[locale]
  const piles = Object.values(catalogueOf(deck).decks)
  const cards = new Map(piles.flatMap((pile) => pile.map((card) => [wordOf(card), card] as const)))
  return {
    ...speech,
    names,
    card: (word) => cards.get(word),
    area: (area) => {
      const { name, kind, article } = names.areas[area]
      return { ...grammar.name(kind, article), plain: name }
    },
    building: (word, printed) => {
      const { name, article } = names.buildings[word] ?? { name: printed }
      return grammar.name(name, article)
    },
    count: (what, amount) => speech.counted(names.units[what], amount),
    goods: (good, amount) => speech.counted(names.goods[good].count, amount),
    to: (destination) => names.destinations[destination].to,
    withDeck: (corrected) => makeTexts(locale, names, catalogue, corrected),
  }
}
