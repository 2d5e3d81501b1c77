import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bundle, LOCALES } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { forbidden, glossaryTable, pending, terms, wordFaults } from './app-glossary.ts'
import { areas } from './messages.ts'
import { root } from './rule-pages.ts'

describe.each(LOCALES)('the words of the application in %s', (locale) => {
  it.each(areas.map(({ folder, bundles }): [string, Bundle] => [folder, bundles[locale]]))(
    'are kept to in %s',
    (_folder, bundle) => {
      expect(wordFaults(bundle, locale, forbidden[locale])).toEqual([])
    },
  )

  it('are not words to avoid', () => {
    const words = Object.fromEntries(terms.map((term) => [term.en, term[locale]]))
    expect(wordFaults(words, locale, { ...forbidden[locale], ...pending[locale] })).toEqual([])
  })

  it('are either forbidden or pending, not both', () => {
    const later = Object.keys(pending[locale])
    expect(later.filter((word) => word in forbidden[locale])).toEqual([])
  })
})

describe('the glossary of the application', () => {
  it('has each English word once, and each appears in a message', () => {
    const words = terms.map(({ en }) => en)
    expect(new Set(words).size).toBe(words.length)
    const screen = areas
      .flatMap(({ bundles }) => Object.values(bundles.en))
      .join('\n')
      .toLowerCase()
    expect(words.filter((word) => !screen.includes(word.toLowerCase()))).toEqual([])
  })

  it('is the table in docs/translating.md', () => {
    expect(readFileSync(join(root, 'docs/translating.md'), 'utf8')).toContain(glossaryTable())
  })
})

describe('the check for words to avoid', () => {
  const words = { 'take back': 'undo', lesson: 'tutorial' }

  it.each([
    ['the word itself', 'You can take back a move.', ['a says “take back”, not “undo”']],
    ['a word in a plural', '{n, plural, one {# lesson} other {}}', ['a says “lesson”, not “tutorial”']],
    ['a capital', 'Lesson', ['a says “lesson”, not “tutorial”']],
    ['no part of a word', 'lessons', []],
    ['no argument', '{lesson}', []],
    ['nothing that is only understood', 'undo|take back', []],
  ])('finds %s', (_what, text, faults) => {
    expect(wordFaults({ a: text }, 'en', words)).toEqual(faults)
  })

  it('finds a Chinese word inside a sentence', () => {
    expect(wordFaults({ a: '前往遊戲桌。' }, 'zh-Hant', { 遊戲桌: '牌桌' })).toHaveLength(1)
  })
})
