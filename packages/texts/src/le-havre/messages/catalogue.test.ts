import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '../../locale.ts'
import type { Value } from '../../message.ts'
import { everyLanguage, faultsOf } from '../../testing/wording.ts'
import type { Texts } from '../texts.ts'
import { messages as en } from './en.ts'
import { messages as es } from './es.ts'
import { messages as fr } from './fr.ts'
import { type Catalogue, type MessageId, PARAMETERS } from './parameters.ts'
import { messages as zhHant } from './zh-Hant.ts'

const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, fr, es, 'zh-Hant': zhHant }

const IDS = Object.keys(PARAMETERS) as MessageId[]

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

describe.each(LOCALES)('the messages in %s', (locale) => {
  it('are those that are listed, no more and no fewer', () => {
    expect(Object.keys(CATALOGUES[locale]).sort()).toEqual([...IDS].sort())
  })

  it('name exactly what they are told, like every other language', () => {
    for (const id of IDS) {
      const named = new Set(argumentsOf(parse(CATALOGUES[locale][id], locale)).map(base))
      expect([id, ...[...named].sort()]).toEqual([id, ...[...PARAMETERS[id]].sort()])
    }
  })

  it('hold no straight quotes and no plain space where a special one belongs', () => {
    const plainSpace = locale === 'fr' ? / [;:!?»]|« / : /\s[;:!?,]/
    for (const id of IDS) {
      expect([id, CATALOGUES[locale][id]]).not.toEqual([id, expect.stringMatching(/['"`]/)])
      expect([id, CATALOGUES[locale][id]]).not.toEqual([id, expect.stringMatching(plainSpace)])
    }
  })
})

const NUMBERS = [
  'limit',
  'count',
  'per',
  'most',
  'amount',
  'times',
  'standard',
  'round',
  'turn',
  'line',
  'number',
  'at',
].concat(['have', 'need', 'pays', 'least', 'of', 'version', 'known', 'expected'])

/** A word of the language for whatever a message is told, and each number and choice it may depend on. */
const samples = (texts: Texts): readonly Readonly<Record<string, Value>>[] => {
  const noun = texts.building('bakehouse')
  return [0, 1, 2, 7].flatMap((number) =>
    ['yes', 'no'].map((choice) => ({
      ...Object.fromEntries(Object.values(PARAMETERS).flatMap((names) => names.map((name) => [name, noun]))),
      ...Object.fromEntries(NUMBERS.map((name) => [name, number])),
      ...Object.fromEntries(['also', 'rounded', 'upgrade', 'order', 'because'].map((name) => [name, choice])),
    })),
  )
}

/** Where an amount or a need is a word and not a number. */
const COUNTED: readonly MessageId[] = [
  'effect.convert.sell-kind',
  'effect.convert.upgrade-kind',
  'standing.cattle',
  'refusal.wrong-payment',
]

it.each(everyLanguage)('every message can be said in %s, whatever its numbers', (locale, texts) => {
  const noun = texts.building('bakehouse')
  const said = IDS.flatMap((id) =>
    samples(texts).map((values) =>
      texts.sayFirst([id], COUNTED.includes(id) ? { ...values, amount: noun, need: 'food' } : values),
    ),
  )
  expect([...new Set(said)].flatMap((text) => faultsOf(text, locale))).toEqual([])
})
