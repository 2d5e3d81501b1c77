import {
  type Bundle,
  type BundleModule,
  type CommonMessages,
  createTranslator,
  LANGUAGES,
  type Locale,
  loadCommonMessages,
  type Noun,
  oncePerLocale,
  type Translator,
} from '@quayside/texts'
import { type Names, readNames, type UnitName } from '../messages/names.ts'
import type { PacketRowMessages } from '../messages/types.ts'
import {
  type Area,
  type Card,
  type Command,
  catalogue as catalogueOf,
  type Deck,
  type Destination,
  type EventKind,
  type Good,
  type RefusalCode,
  wordOf,
} from '../rules/index.ts'

/** Makes the compiler require a message for every refusal, event and command. */
type Complete<Known extends Readonly<Record<Wanted, unknown>>> = Known

type Wanted = `refusal.${RefusalCode}` | `event.${EventKind}` | `command.${Command['verb']}`

type Messages = Complete<CommonMessages & PacketRowMessages>

export type MessageId = keyof Messages

/** Messages and names of Packet Row in one language, for one deck. */
export interface Texts extends Translator<Messages> {
  readonly names: Names
  /** The card of a word; undefined if the deck has none. */
  card(word: string): Card | undefined
  area(area: Area): Noun
  /** A victory points card by its word and the name printed in its deck. */
  building(word: string, printed: string): Noun
  /** `$25`, `3 VP`, `2 cards`. */
  count(what: UnitName, amount: number): string
  /** `2 grain`. */
  goods(good: Good, amount: number): string
  /** `to Sweden`. */
  to(destination: Destination): string
  /** Where a delivery arrives: `en Suède`. */
  at(destination: Destination): string
  /** The course of a ship: `開往瑞典`. */
  sails(destination: Destination): string
  /** The same texts for a game with a corrected deck. */
  withDeck(deck: Partial<Deck>): Texts
}

const makeTexts = (locale: Locale, names: Names, messages: Bundle, deck: Partial<Deck> = {}): Texts => {
  const translator = createTranslator<Messages>(locale, messages)
  const grammar = LANGUAGES[locale].grammar
  const piles = Object.values(catalogueOf(deck).decks)
  const cards = new Map(piles.flatMap((pile) => pile.map((card) => [wordOf(card), card] as const)))
  return {
    ...translator,
    names,
    card: (word) => cards.get(word),
    area: (area) => {
      const { name, kind, article } = names.areas[area]
      return { ...grammar.name(kind, article), plain: name }
    },
    building: (word, printed) => {
      const { name, article, gender } = names.buildings[word] ?? { name: printed }
      return grammar.name(name, article, gender)
    },
    count: (what, amount) => translator.counted(names.units[what], amount),
    goods: (good, amount) => translator.counted(names.goods[good].count, amount),
    to: (destination) => names.destinations[destination].to,
    at: (destination) => names.destinations[destination].at,
    sails: (destination) => names.destinations[destination].sails,
    withDeck: (corrected) => makeTexts(locale, names, messages, corrected),
  }
}

const loadMessages = (locale: Locale): Promise<BundleModule> =>
  import(`../messages/${locale}.json`, { with: { type: 'json' } })

export const loadTexts = oncePerLocale(async (locale): Promise<Texts> => {
  const [common, { default: own }] = await Promise.all([loadCommonMessages(locale), loadMessages(locale)])
  return makeTexts(locale, readNames(locale, own), { ...common, ...own })
})
