/** Formats the messages of one area in one language; the messages are ICU texts in JSON files. */
import { IntlMessageFormat } from 'intl-messageformat'
import { formatTag, listText } from './formats.ts'
import { LANGUAGES } from './languages/index.ts'
import type { Locale } from './locale.ts'
import { formOf, joinNouns, type Noun, type Value } from './nouns.ts'

/** All messages of one area in one language. */
export type Bundle = Readonly<Record<string, string>>

type Values = Readonly<Record<string, Value>>

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The parameters of a message; for a union of messages, those of all of them. */
type MessageParams<Wanted> = [Wanted] extends [null] ? [] : [values: Readonly<AllOf<Exclude<Wanted, null>>>]

/** `Messages` maps each message to its parameters, or to null: see the generated `types.ts`. */
export type Translate<Messages> = <Id extends keyof Messages & string>(
  id: Id,
  ...params: MessageParams<Messages[Id]>
) => string

export interface Translator<Messages> {
  readonly locale: Locale
  readonly say: Translate<Messages>
  /** For a message key that is only known at run time. */
  readonly sayKnown: (id: keyof Messages & string, known: Values) => string
  has(id: string): boolean
  /** The parameters of a message; empty if it does not exist. */
  argumentsOf(id: string): readonly string[]
  /** The first message that exists and whose parameters are all known, otherwise `refusal.other`. */
  sayFirst(ids: readonly string[], known: Values): string
  /**
   * Formats a counting message, which selects its form by `n` and prints `amount`; halves are printed as ½.
   */
  counted(message: string, amount: number): string
  readonly list: (items: readonly string[], join: 'and' | 'or') => string
  /** Names of players as one noun that verbs agree with. */
  people(names: readonly string[]): Noun
  sentences(sentences: readonly string[]): string
}

/** Cache size: most sentences of a table repeat with every move. */
const MAX_SENTENCES = 4000

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/**
 * Prefix of a message that was parsed at build time: the parser is larger than the messages it would read.
 */
const PARSED = '\u0001'

/** Turns a message into a form that needs no parser; plain text stays unchanged. */
export const preparsed = (message: string, parse: (message: string) => readonly Element[]): string =>
  isPlain(message) ? message : PARSED + JSON.stringify(parse(message))

const isPlain = (message: string): boolean => !/[{']/.test(message)

/** All parameters of a parsed message, including the branches of plurals and selects. */
const argumentsIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => [
    ...('value' in element && element.type !== 0 ? [element.value] : []),
    ...('options' in element
      ? Object.values(element.options).flatMap(({ value }) => argumentsIn(value))
      : []),
  ])

/** Parses each message once and caches formatted sentences. */
class Formatter {
  readonly #locale: Locale
  readonly #parsed = new Map<string, IntlMessageFormat>()
  readonly #arguments = new Map<string, readonly string[]>()
  readonly #sentences = new Map<string, string>()

  constructor(locale: Locale) {
    this.#locale = locale
  }

  /** A noun `building` also provides `the_building`, `of_building` and so on: see `Noun`. */
  format(message: string, values: Values): string {
    if (isPlain(message)) return message
    const params: Record<string, string | number> = {}
    let key = message
    for (const name of this.argumentsOf(message)) {
      const value = this.valueOf(name, values)
      if (value !== undefined) params[name] = value
      key += `\0${name}\0${value}`
    }
    const before = this.#sentences.get(key)
    if (before !== undefined) return before
    const sentence = String(this.#parse(message).format(params))
    if (this.#sentences.size >= MAX_SENTENCES) this.#sentences.clear()
    this.#sentences.set(key, sentence)
    return sentence
  }

  valueOf(name: string, values: Values): string | number | undefined {
    return formOf(name, values, LANGUAGES[this.#locale].grammar)
  }

  argumentsOf(message: string): readonly string[] {
    if (isPlain(message)) return []
    let names = this.#arguments.get(message)
    if (names === undefined) {
      names = [...new Set(argumentsIn(this.#parse(message).getAst()))]
      this.#arguments.set(message, names)
    }
    return names
  }

  #parse(message: string): IntlMessageFormat {
    let parsed = this.#parsed.get(message)
    if (parsed === undefined) {
      const source = message.startsWith(PARSED) ? (JSON.parse(message.slice(1)) as Element[]) : message
      parsed = new IntlMessageFormat(source, formatTag(this.#locale), undefined, { ignoreTag: true })
      this.#parsed.set(message, parsed)
    }
    return parsed
  }
}

const written = (amount: number): string => {
  if (amount < 0) return `−${written(-amount)}`
  const whole = Math.floor(amount)
  if (amount === whole) return `${whole}`
  return whole === 0 ? '½' : `${whole}½`
}

export const createTranslator = <Messages>(locale: Locale, bundle: Bundle): Translator<Messages> => {
  const formatter = new Formatter(locale)
  const list = (items: readonly string[], join: 'and' | 'or'): string =>
    listText(items, join, formatTag(locale))
  const sayAny = (id: string, values: Values): string => {
    const message = bundle[id]
    if (message === undefined) throw new Error(`there is no message ${id}`)
    return formatter.format(message, values)
  }
  return {
    locale,
    say: (id, ...[values]) => sayAny(id, (values as Values | undefined) ?? {}),
    sayKnown: sayAny,
    has: (id) => Object.hasOwn(bundle, id),
    argumentsOf: (id) => formatter.argumentsOf(bundle[id] ?? ''),
    sayFirst: (ids, known) => {
      const fits = (id: string): boolean => {
        const message = bundle[id]
        return (
          message !== undefined &&
          formatter.argumentsOf(message).every((name) => formatter.valueOf(name, known) !== undefined)
        )
      }
      return sayAny(ids.find(fits) ?? 'refusal.other', known)
    },
    counted: (message, amount) =>
      // Halves take the singular in all languages.
      formatter.format(message, { n: amount < 1 && amount > 0 ? 1 : amount, amount: written(amount) }),
    list,
    people: (names) =>
      joinNouns(
        names.map((name) => LANGUAGES[locale].grammar.name(name)),
        (items) => list(items, 'and'),
      ),
    sentences: (sentences) => sentences.join(LANGUAGES[locale].betweenSentences),
  }
}
