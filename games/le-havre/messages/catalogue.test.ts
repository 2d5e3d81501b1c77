import type { Value } from '@quayside/texts'
import { argumentsOf } from '@quayside/texts/testing'
import { expect, it } from 'vitest'
import { everyLanguage, everyMessage, faultsOf } from '../language/testing.ts'
import type { MessageId, Texts } from '../language/texts.ts'

const MESSAGES = await everyMessage('en')

const ARGUMENTS = [...argumentsOf(MESSAGES)]

const IDS = Object.keys(MESSAGES).filter((id) => !id.startsWith('noun.')) as MessageId[]

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
  'one',
  'every',
  'visits',
  'cards',
  'number',
  'at',
].concat([
  'have',
  'need',
  'pays',
  'least',
  'of',
  'version',
  'known',
  'expected',
  'covers',
  'mistakes',
  'reviewed',
  'commands',
])

/**
 * Sample parameters for any message: a word of the language, and each number and choice that a message may depend on.
 */
const samples = (texts: Texts): readonly Readonly<Record<string, Value>>[] => {
  const noun = texts.building('bakehouse')
  return [0, 1, 2, 7].flatMap((number) =>
    ['yes', 'no'].map((choice) => ({
      ...Object.fromEntries(ARGUMENTS.map((name) => [name, noun])),
      ...Object.fromEntries(NUMBERS.map((name) => [name, number])),
      ...Object.fromEntries(['also', 'rounded', 'upgrade', 'order', 'because'].map((name) => [name, choice])),
    })),
  )
}

/** Messages in which an amount is a word and not a number. */
const COUNTED: readonly MessageId[] = [
  'effect.convert.sell-kind',
  'effect.convert.upgrade-kind',
  'standing.cattle',
  'refusal.wrong-payment',
]

it.each(everyLanguage)('every message can be formatted in %s with any numbers', (locale, texts) => {
  const noun = texts.building('bakehouse')
  const said = IDS.flatMap((id) =>
    samples(texts).map((values) =>
      texts.sayKnown(id, COUNTED.includes(id) ? { ...values, amount: noun, need: 'food' } : values),
    ),
  )
  expect([...new Set(said)].flatMap((text) => faultsOf(text, locale))).toEqual([])
})
