import { afterEach, describe, expect, it } from 'vitest'
import { dateText, formatTag, hourText, listText, numberText, regionalTag, setReaderTags } from './formats.ts'
import { createTranslator } from './translator.ts'

it.each([
  ['en', ['fr-CA', 'en-GB', 'en-US'], 'en-GB'],
  ['zh-Hant', ['zh-TW'], 'zh-TW'],
  ['es', ['es-MX'], 'es-MX'],
  ['fr', ['en-GB'], 'fr'],
  ['fr', [], 'fr'],
  ['en', ['en_GB.UTF-8'], 'en-GB'],
  ['en', ['C', 'POSIX'], 'en'],
] as const)('dates in %s for a reader of %j are written as in %s', (locale, tags, tag) => {
  expect(regionalTag(locale, tags)).toBe(tag)
})

const NOON = new Date(2026, 10, 17, 14, 5).getTime()

/** Replaces the special spaces of a region by plain ones. */
const plain = (text: string): string => text.replace(/\s/g, ' ')

describe('a date, an hour, a number and a list', () => {
  it.each([
    ['en-US', 'Nov 17, 2026, 2:05 PM', '10:00 PM', '12,345.5', 'Ann, Bo, and Cy'],
    ['en-GB', '17 Nov 2026, 14:05', '22:00', '12,345.5', 'Ann, Bo and Cy'],
    ['fr-FR', '17 nov. 2026, 14:05', '22:00', '12 345,5', 'Ann, Bo et Cy'],
    ['fr-CA', '17 nov. 2026, 14 h 05', '22 h 00', '12 345,5', 'Ann, Bo et Cy'],
    ['es-ES', '17 nov 2026, 14:05', '22:00', '12.345,5', 'Ann, Bo y Cy'],
    ['es-MX', '17 nov 2026, 2:05 p.m.', '10:00 p.m.', '12,345.5', 'Ann, Bo y Cy'],
    ['zh-Hant-TW', '2026年11月17日 下午2:05', '晚上10:00', '12,345.5', 'Ann、Bo和Cy'],
  ])('are written as in %s', (tag, date, hour, number, list) => {
    expect([dateText(NOON, tag), hourText(22, tag), numberText(12_345.5, tag)].map(plain)).toEqual([
      date,
      hour,
      number,
    ])
    expect(listText(['Ann', 'Bo', 'Cy'], 'and', tag)).toBe(list)
  })
})

describe('the messages of a reader', () => {
  afterEach(() => setReaderTags([]))

  it.each([
    ['en', ['en-GB'], 'Ann, Bo and Cy', '1,234 cards'],
    ['en', ['en-US'], 'Ann, Bo, and Cy', '1,234 cards'],
    ['es', ['es-MX', 'en-GB'], 'Ann, Bo y Cy', '1,234 cards'],
    ['es', ['en-GB'], 'Ann, Bo y Cy', '1234 cards'],
  ] as const)('in %s who prefers %j list and count as that region does', (locale, tags, list, count) => {
    setReaderTags(tags)
    expect(formatTag(locale)).toBe(tags.find((tag) => tag.startsWith(locale)) ?? locale)
    const { list: join, say } = createTranslator<{ cards: { n: number } }>(locale, {
      cards: '{n, plural, other {# cards}}',
    })
    expect(join(['Ann', 'Bo', 'Cy'], 'and')).toBe(list)
    expect(say('cards', { n: 1234 })).toBe(count)
  })
})
