/** Checks that every set of messages must pass. */
import { IntlMessageFormat } from 'intl-messageformat'
import { expect } from 'vitest'
import type { Locale } from '../locale.ts'
import { argumentOf } from '../nouns.ts'
import type { Bundle } from '../translator.ts'

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

const namesIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => [
    ...('value' in element && element.type !== 0 ? [element.value] : []),
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : []),
  ])

/** Arguments of the messages; `the_building` and `of_building` are forms of `building`. */
export const argumentsOf = (messages: Bundle): ReadonlySet<string> =>
  new Set(
    Object.values(messages)
      .flatMap((message) =>
        namesIn(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst()),
      )
      .map(argumentOf),
  )

/** All refusal codes that have a message. */
export const refusalCodes = (messages: Bundle): readonly string[] =>
  Object.keys(messages).flatMap((id) => {
    const [kind, code = '', more] = id.split('.')
    return kind === 'refusal' && more === undefined && code !== 'other' ? [code] : []
  })

/** No straight quotes, and no plain space where typography requires a special one. */
export const expectTypography = (messages: Bundle, locale: Locale): void => {
  const plainSpace = locale === 'fr' ? / [;:!?»]|« / : /\s[;:!?,]/
  for (const [id, message] of Object.entries(messages)) {
    expect([id, message]).not.toEqual([id, expect.stringMatching(/['"`]/)])
    expect([id, message]).not.toEqual([id, expect.stringMatching(plainSpace)])
  }
}

/** No sentence is left untranslated. */
export const expectTranslated = ([first = {}, ...others]: readonly Bundle[]): void => {
  const sentences = Object.entries(first).filter(([, text]) => /\p{L}{3,} \p{L}{3,}/u.test(text))
  for (const other of others)
    for (const [id, text] of sentences) expect([id, other[id]]).not.toEqual([id, text])
}
