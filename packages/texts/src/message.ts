/** ICU messages, parsed when they are first said. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Noun } from './grammar.ts'

export type Value = string | number | Noun

/**
 * What a message may name: a noun `building` can also be said as `the_building`, as `The_building` at the start
 * of a sentence, and as `of_building`.
 */
const spread = (values: Readonly<Record<string, Value>>): Record<string, string | number> => {
  const said: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(values)) {
    if (typeof value !== 'object') {
      said[key] = value
      continue
    }
    said[key] = value.plain
    said[`the_${key}`] = value.the
    said[`The_${key}`] = value.the.charAt(0).toLocaleUpperCase() + value.the.slice(1)
    said[`of_${key}`] = value.of
  }
  return said
}

/** A table says the same again with every move; so much of it is remembered. */
const MOST_REMEMBERED = 4000

/** Two sayings that have this in common are the same. */
const keyOf = (message: string, values: Readonly<Record<string, string | number>>): string => {
  let key = message
  for (const name in values) key += `\0${name}\0${values[name]}`
  return key
}

export class Messages {
  readonly #locale: string
  readonly #parsed = new Map<string, IntlMessageFormat>()
  readonly #said = new Map<string, string>()

  constructor(locale: string) {
    this.#locale = locale
  }

  say(message: string, values: Readonly<Record<string, Value>>): string {
    const told = spread(values)
    const key = keyOf(message, told)
    const before = this.#said.get(key)
    if (before !== undefined) return before
    const said = String(this.#parse(message).format(told))
    if (this.#said.size >= MOST_REMEMBERED) this.#said.clear()
    this.#said.set(key, said)
    return said
  }

  #parse(message: string): IntlMessageFormat {
    let parsed = this.#parsed.get(message)
    if (parsed === undefined) {
      parsed = new IntlMessageFormat(message, this.#locale, undefined, { ignoreTag: true })
      this.#parsed.set(message, parsed)
    }
    return parsed
  }
}
