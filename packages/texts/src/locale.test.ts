import { describe, expect, it } from 'vitest'
import { chooseLocale, localeOf } from './locale.ts'

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
    ['yue-HK', 'zh-Hant'],
  ])('%s is read as %s', (tag, locale) => {
    expect(localeOf(tag)).toBe(locale)
  })

  it.each(['de', 'zh', 'zh-CN', 'zh-Hans-TW', 'yue-CN', 'C', 'POSIX', '', 'not a tag'])(
    '%j is not spoken',
    (tag) => {
      expect(localeOf(tag)).toBeNull()
    },
  )

  it('takes the first supported preference, otherwise English', () => {
    expect(chooseLocale(['de-DE', 'fr-FR', 'en'])).toBe('fr')
    expect(chooseLocale(['de', 'zh-CN'])).toBe('en')
    expect(chooseLocale([])).toBe('en')
  })
})
