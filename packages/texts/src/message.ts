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

export class Messages {
  readonly #locale: string
  readonly #parsed = new Map<string, IntlMessageFormat>()

  constructor(locale: string) {
    this.#locale = locale
  }

  say(message: string, values: Readonly<Record<string, Value>>): string {
    let parsed = this.#parsed.get(message)
    if (parsed === undefined) {
      parsed = new IntlMessageFormat(message, this.#locale, undefined, { ignoreTag: true })
      this.#parsed.set(message, parsed)
    }
    return String(parsed.format(spread(values)))
  }
}
