import type { Value } from '@quayside/texts'
import { argumentsOf } from '@quayside/texts/testing'
import { expect, it } from 'vitest'
import { cardNoun } from '../language/card-names.ts'
import { everyLanguage, everyMessage, faultsOf } from '../language/testing.ts'
import type { MessageId, Texts } from '../language/texts.ts'

const MESSAGES = await everyMessage('en')

const ARGUMENTS = [...argumentsOf(MESSAGES)]

const IDS = Object.keys(MESSAGES).filter((id) => !id.startsWith('noun.')) as MessageId[]

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
].concat(['have', 'least', 'most', 'cards', 'placed', 'version', 'known', 'count'])

/**
 * Sample parameters for any message: a word of the language, and each number and choice that a message may depend on.
 */
const samples = (texts: Texts): readonly Readonly<Record<string, Value>>[] => {
  const noun = cardNoun('lighthouse', texts)
  const to = texts.to('es')
  return [0, 1, 2, 7].map((number) => ({
    ...Object.fromEntries(ARGUMENTS.map((name) => [name, noun])),
    ...Object.fromEntries(NUMBERS.map((name) => [name, number])),
    to,
    because: 'reveal',
  }))
}

it.each(everyLanguage)('every message can be formatted in %s with any numbers', (locale, texts) => {
  const said = IDS.flatMap((id) => samples(texts).map((values) => texts.sayKnown(id, values)))
  expect([...new Set(said)].flatMap((text) => faultsOf(text, locale))).toEqual([])
})
