import { describe, expect, it } from 'vitest'
import { LANGUAGES, languageFor, languageOf } from './language.ts'
import { loadPhrases } from './phrases/load.ts'

describe('the language', () => {
  it('follows the locale variables in their order, and English where none is ours', () => {
    expect(languageOf({ LANG: 'fr_FR.UTF-8' })).toBe('fr')
    expect(languageOf({ LANG: 'fr_FR.UTF-8', LC_MESSAGES: 'es_ES.UTF-8' })).toBe('es')
    expect(languageOf({ LANG: 'fr_FR.UTF-8', LC_ALL: 'zh_TW.UTF-8' })).toBe('zh-Hant')
    expect(languageOf({ LANG: 'C.UTF-8' })).toBe('en')
    expect(languageOf({})).toBe('en')
  })

  it('follows a wish before them', () => {
    expect(languageOf({ LANG: 'fr_FR.UTF-8' }, 'es')).toBe('es')
    expect(languageFor('zh-TW')).toBe('zh-Hant')
    expect(() => languageFor('tlh')).toThrow('unknown-language')
  })

  it('has every phrase, with every value that English puts into it', async () => {
    const value = (name: string): string => `<${name}>`
    const english = await loadPhrases('en')
    const named = (text: string): string[] => (text.match(/<\w+>/g) ?? []).toSorted()
    for (const language of LANGUAGES) {
      const { refusals } = await loadPhrases(language)
      for (const [code, say] of Object.entries(refusals)) {
        const other = english.refusals[code as keyof typeof refusals]
        expect({ code, values: named(say(value)) }).toEqual({ code, values: named(other(value)) })
      }
    }
  })
})
