import { describe, expect, it } from 'vitest'
import { languageFor, languageOf } from './language.ts'

describe('the language', () => {
  it('follows the locale variables in their order, and defaults to English', () => {
    expect(languageOf({ LANG: 'fr_FR.UTF-8' })).toBe('fr')
    expect(languageOf({ LANG: 'fr_FR.UTF-8', LC_MESSAGES: 'es_ES.UTF-8' })).toBe('es')
    expect(languageOf({ LANG: 'fr_FR.UTF-8', LC_ALL: 'zh_TW.UTF-8' })).toBe('zh-Hant')
    expect(languageOf({ LANG: 'C.UTF-8' })).toBe('en')
    expect(languageOf({})).toBe('en')
  })

  it('prefers the requested language', () => {
    expect(languageOf({ LANG: 'fr_FR.UTF-8' }, 'es')).toBe('es')
    expect(languageFor('zh-TW')).toBe('zh-Hant')
    expect(() => languageFor('tlh')).toThrow('unknown-language')
  })
})
