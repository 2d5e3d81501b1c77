import { describe, expect, it } from 'vitest'
import { loadTexts as loadLeHavre } from './le-havre/load.ts'
import { chooseLocale, LOCALES, localeOf } from './locale.ts'
import { loadTexts as loadPacketRow } from './packet-row/load.ts'

describe('choosing a language', () => {
  it.each([
    ['en', 'en'],
    ['en-GB', 'en'],
    ['fr-CA', 'fr'],
    ['es_MX.UTF-8', 'es'],
    ['es-419', 'es'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hant-TW', 'zh-Hant'],
    ['zh_TW', 'zh-Hant'],
    ['yue', 'zh-Hant'],
  ])('%s is read as %s', (tag, locale) => {
    expect(localeOf(tag)).toBe(locale)
  })

  it.each(['de', 'zh', 'zh-CN', 'zh-Hans-TW', 'C', 'POSIX', '', 'not a tag'])('%j is not spoken', (tag) => {
    expect(localeOf(tag)).toBeNull()
  })

  it('takes the first wish that can be met, and English when none can', () => {
    expect(chooseLocale(['de-DE', 'fr-FR', 'en'])).toBe('fr')
    expect(chooseLocale(['de', 'zh-CN'])).toBe('en')
    expect(chooseLocale([])).toBe('en')
  })
})

it.each(LOCALES)('%s can be loaded by itself, each game apart', async (locale) => {
  expect((await loadLeHavre(locale)).locale).toBe(locale)
  expect((await loadPacketRow(locale)).locale).toBe(locale)
})
