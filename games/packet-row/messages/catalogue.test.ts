import type { Value } from '@quayside/texts'
import { LOCALES, type Locale } from '@quayside/texts'
import { expectComplete, expectTypography } from '@quayside/texts/testing'
import { describe, expect, it } from 'vitest'
import { cardNoun } from '../language/card-name.ts'
import { everyLanguage, faultsOf } from '../language/testing.ts'
import type { Texts } from '../language/texts.ts'
import { messages as en } from './en.ts'
import { messages as es } from './es.ts'
import { messages as fr } from './fr.ts'
import { type Catalogue, type MessageId, PARAMETERS } from './parameters.ts'
import { messages as zhHant } from './zh-Hant.ts'

const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, fr, es, 'zh-Hant': zhHant }

const IDS = Object.keys(PARAMETERS) as MessageId[]

describe.each(LOCALES)('the messages in %s', (locale) => {
  it('are those that are listed, and name exactly what they are told, like every other language', () => {
    expectComplete(CATALOGUES[locale], PARAMETERS, locale)
  })

  it('hold no straight quotes and no plain space where a special one belongs', () => {
    expectTypography(CATALOGUES[locale], locale)
  })
})

const NUMBERS = [
  'units',
  'mistakes',
  'contracts',
  'reviewed',
  'commands',
  'ships',
  'copies',
  'round',
  'line',
  'number',
  'at',
  'limit',
  'used',
  'held',
  'place',
].concat(['have', 'least', 'most', 'cards', 'placed', 'version', 'known'])

/** A word of the language for whatever a message is told, and each number and choice it may depend on. */
const samples = (texts: Texts): readonly Readonly<Record<string, Value>>[] => {
  const noun = cardNoun('lighthouse', texts)
  const to = texts.to('es')
  return [0, 1, 2, 7].map((number) => ({
    ...Object.fromEntries(Object.values(PARAMETERS).flatMap((names) => names.map((name) => [name, noun]))),
    ...Object.fromEntries(NUMBERS.map((name) => [name, number])),
    to,
    because: 'reveal',
  }))
}

const sayAny = (texts: Texts, id: MessageId, values: Readonly<Record<string, Value>>): string =>
  (texts.say as (id: MessageId, values: Readonly<Record<string, Value>>) => string)(id, values)

it.each(everyLanguage)('every message can be said in %s, whatever its numbers', (locale, texts) => {
  const said = IDS.flatMap((id) => samples(texts).map((values) => sayAny(texts, id, values)))
  expect([...new Set(said)].flatMap((text) => faultsOf(text, locale))).toEqual([])
})
