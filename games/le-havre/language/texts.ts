import {
  type Bundle,
  type BundleModule,
  type CardName,
  type CommonMessages,
  countedKind,
  createTranslator,
  LANGUAGES,
  type Locale,
  loadCommonMessages,
  type Noun,
  oncePerLocale,
  quantityNoun,
  type Translator,
} from '@quayside/texts'
import { type Names, readNames, type UnitName } from '../messages/names.ts'
import type { LeHavreMessages } from '../messages/types.ts'
import {
  type Effect,
  type EventKind,
  type RefusalCode,
  SHIP_TYPES,
  type ShipTypeName,
  TOKENS,
  type TokenName,
  type TokenAmounts as Tokens,
} from '../rules/index.ts'

/** Makes the compiler require a message for every refusal, event and command. */
type Complete<Known extends Readonly<Record<Wanted, unknown>>> = Known

type Wanted = `refusal.${RefusalCode}` | `event.${EventKind}` | `effect.${Effect['op']}`

type Messages = Complete<CommonMessages & LeHavreMessages>

export type MessageId = keyof Messages

/** Messages and names of Le Havre in one language. */
export interface Texts extends Translator<Messages> {
  readonly names: Names
  /** `3 bricks`, `½ franc`, `2 iron ships`. */
  count(what: TokenName | UnitName, amount: number): string
  /** The same as a noun, so that a verb can agree with the number. */
  quantity(what: TokenName | UnitName, amount: number): Noun
  countShips(type: ShipTypeName, amount: number): string
  /** A building by its notation name, with a display name that no other card shares. */
  building(name: string): Noun
  /** A ship by its notation word. */
  ship(word: string): Noun
  /** A building or a ship. */
  card(name: string): Noun
  /** A kind of token. */
  kind(token: TokenName): Noun
  /** `2 fish and 1 franc`. */
  tokens(bundle: Tokens): string
}

export const isToken = (what: string): what is TokenName => TOKENS.some((token) => token === what)

export const isShipType = (what: string): what is ShipTypeName => SHIP_TYPES.some((type) => type === what)

/** Fallback for a card without a name in the messages. */
const unnamed = (name: string): CardName => ({ name: name.replaceAll('-', ' ') })

const makeTexts = (locale: Locale, names: Names, messages: Bundle): Texts => {
  const translator = createTranslator<Messages>(locale, messages)
  const grammar = LANGUAGES[locale].grammar
  const texts: Texts = {
    ...translator,
    names,
    count: (what, amount) =>
      translator.counted(isToken(what) ? names.tokens[what].count : names.units[what], amount),
    quantity: (what, amount) => quantityNoun(grammar, texts.count(what, amount), amount),
    countShips: (type, amount) => translator.counted(names.shipTypes[type].count, amount),
    building: (name) => {
      const card = names.buildings[name] ?? unnamed(name)
      return grammar.name(card.label ?? card.name, card.article, card.gender)
    },
    ship: (word) => {
      const card = names.ships[word] ?? unnamed(word)
      return grammar.name(card.name, card.article, card.gender)
    },
    card: (name) => (names.ships[name] === undefined ? texts.building(name) : texts.ship(name)),
    kind: (token) => countedKind(grammar, names.tokens[token]),
    tokens: (bundle) => {
      const parts = bundle.flatMap(({ token, amount }) => {
        const name = TOKENS[token]
        return name === undefined ? [] : [texts.count(name, amount)]
      })
      return parts.length === 0 ? texts.say('list.nothing') : texts.list(parts, 'and')
    },
  }
  return texts
}

const loadMessages = (locale: Locale): Promise<BundleModule> =>
  import(`../messages/${locale}.json`, { with: { type: 'json' } })

export const loadTexts = oncePerLocale(async (locale): Promise<Texts> => {
  const [common, { default: own }] = await Promise.all([loadCommonMessages(locale), loadMessages(locale)])
  return makeTexts(locale, readNames(locale, own), { ...common, ...own })
})
