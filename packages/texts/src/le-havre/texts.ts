import { type Bundle, SHIP_TYPES, type ShipTypeName, TOKENS, type TokenName } from '@quayside/le-havre'
import { GRAMMARS, type Noun } from '../grammar.ts'
import type { Locale } from '../locale.ts'
import { Messages, type Value } from '../message.ts'
import { type Catalogue, type MessageId, PARAMETERS, type Parameter } from './messages/parameters.ts'
import type { Names } from './names/names.ts'
import type { CardName, UnitName } from './names/shape.ts'

type Told<Id extends MessageId> = [Parameter<Id>] extends [never]
  ? []
  : [values: Readonly<Record<Parameter<Id>, Value>>]

/** One language, ready to speak. */
export interface Texts {
  readonly locale: Locale
  readonly names: Names
  say<Id extends MessageId>(id: Id, ...told: Told<Id>): string
  /** The first of these messages whose every parameter is known. */
  sayFirst(ids: readonly MessageId[], known: Readonly<Record<string, Value>>): string
  /** `3 bricks`, `½ franc`, `2 iron ships`: halves are written as such. */
  count(what: TokenName | UnitName, amount: number): string
  countShips(type: ShipTypeName, amount: number): string
  /** The building with this engine name, by the name that no other card shares. */
  building(name: string): Noun
  /** The ship with this word. */
  ship(word: string): Noun
  /** A building or a ship. */
  card(name: string): Noun
  /** A kind of token. */
  kind(token: TokenName): Noun
  /** `2 fish and 1 franc`. */
  tokens(bundle: Bundle): string
  list(items: readonly string[], join: 'and' | 'or'): string
  sentences(sentences: readonly string[]): string
}

export const isToken = (what: string): what is TokenName => TOKENS.some((token) => token === what)

export const isShipType = (what: string): what is ShipTypeName => SHIP_TYPES.some((type) => type === what)

const written = (amount: number): string => {
  if (amount < 0) return `−${written(-amount)}`
  const whole = Math.floor(amount)
  if (amount === whole) return `${whole}`
  return whole === 0 ? '½' : `${whole}½`
}

/** A card that nobody has named yet is still better off with spaces. */
const unnamed = (name: string): CardName => ({ name: name.replaceAll('-', ' ') })

export const makeTexts = (locale: Locale, names: Names, catalogue: Catalogue): Texts => {
  const messages = new Messages(locale)
  const grammar = GRAMMARS[locale]
  const joins = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  }
  const counted = (message: string, amount: number): string =>
    // Half a thing is said in the singular everywhere.
    messages.say(message, { n: amount < 1 && amount > 0 ? 1 : amount, amount: written(amount) })
  const texts: Texts = {
    locale,
    names,
    say: (id, ...[values]) => messages.say(catalogue[id], values ?? {}),
    sayFirst: (ids, known) => {
      const fits = (id: MessageId): boolean =>
        (PARAMETERS[id] as readonly string[]).every((parameter) => known[parameter] !== undefined)
      return messages.say(catalogue[ids.find(fits) ?? 'refusal.other'], known)
    },
    count: (what, amount) => counted(isToken(what) ? names.tokens[what].count : names.units[what], amount),
    countShips: (type, amount) => counted(names.shipTypes[type].count, amount),
    building: (name) => {
      const card = names.buildings[name] ?? unnamed(name)
      return grammar.name(card.label ?? card.name, card.article)
    },
    ship: (word) => {
      const card = names.ships[word] ?? unnamed(word)
      return grammar.name(card.name, card.article)
    },
    card: (name) => (names.ships[name] === undefined ? texts.building(name) : texts.ship(name)),
    kind: (token) => grammar.kind(names.tokens[token].kind),
    tokens: (bundle) => {
      const parts = bundle.flatMap(({ token, amount }) => {
        const name = TOKENS[token]
        return name === undefined ? [] : [texts.count(name, amount)]
      })
      return parts.length === 0 ? texts.say('list.nothing') : texts.list(parts, 'and')
    },
    list: (items, join) => joins[join].format(items),
    sentences: (sentences) => sentences.join(locale === 'zh-Hant' ? '' : ' '),
  }
  return texts
}
