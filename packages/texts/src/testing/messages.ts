/** What a message names, and whether a whole catalogue names what it is told. */
import { IntlMessageFormat } from 'intl-messageformat'
import { expect } from 'vitest'
import type { Locale } from '../locale.ts'

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Everything that a parsed message names, the branches of its plurals and selects included. */
const argumentsOf = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => [
    ...('value' in element && element.type !== 0 ? [element.value] : []),
    ...('options' in element
      ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value))
      : []),
  ])

const parse = (message: string, locale: Locale): readonly Element[] =>
  new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).getAst()

/** `the_building` and `of_building` are forms of `building`. */
const base = (name: string): string => name.replace(/^(?:the|The|of)_/, '')

type Messages = Readonly<Record<string, string>>

type Parameters = Readonly<Record<string, readonly string[]>>

/** The messages are those that are listed, and name exactly what they are told. */
export const expectComplete = (messages: Messages, parameters: Parameters, locale: Locale): void => {
  expect(Object.keys(messages).sort()).toEqual(Object.keys(parameters).sort())
  for (const [id, names] of Object.entries(parameters)) {
    const named = new Set(argumentsOf(parse(messages[id] ?? '', locale)).map(base))
    expect([id, ...[...named].sort()]).toEqual([id, ...[...names].sort()])
  }
}

/** No straight quotes, and no plain space where a special one belongs. */
export const expectTypography = (messages: Messages, locale: Locale): void => {
  const plainSpace = locale === 'fr' ? / [;:!?»]|« / : /\s[;:!?,]/
  for (const [id, message] of Object.entries(messages)) {
    expect([id, message]).not.toEqual([id, expect.stringMatching(/['"`]/)])
    expect([id, message]).not.toEqual([id, expect.stringMatching(plainSpace)])
  }
}

/** No sentence is in another language as it is in the first. */
export const expectTranslated = ([first = {}, ...others]: readonly Messages[]): void => {
  const sentences = Object.entries(first).filter(([, text]) => /\p{L}{3,} \p{L}{3,}/u.test(text))
  for (const other of others)
    for (const [id, text] of sentences) expect([id, other[id]]).not.toEqual([id, text])
}
