import { describe, expect, it } from 'vitest'
import type { Locale } from './locale.ts'
import { joinItems, joinParts, sentence, withLabel, withNote } from './punctuation.ts'

interface Written {
  readonly label: string
  readonly note: string
  readonly parts: string
  readonly items: string
  readonly sentence: string
}

const WRITTEN: Readonly<Record<Locale, Written>> = {
  en: { label: 'A: B', note: 'A (B)', parts: 'A, B', items: 'A, B', sentence: 'A.' },
  fr: { label: 'A\u00a0: B', note: 'A (B)', parts: 'A, B', items: 'A, B', sentence: 'A.' },
  es: { label: 'A: B', note: 'A (B)', parts: 'A, B', items: 'A, B', sentence: 'A.' },
  'zh-Hant': { label: 'A：B', note: 'A（B）', parts: 'A，B', items: 'A、B', sentence: 'A。' },
}

describe.each(Object.entries(WRITTEN) as [Locale, Written][])('in %s', (locale, written) => {
  it('labels, notes, parts, items and sentences have the punctuation of the language', () => {
    expect({
      label: withLabel('A', 'B', locale),
      note: withNote('A', 'B', locale),
      parts: joinParts(['A', 'B'], locale),
      items: joinItems(['A', 'B'], locale),
      sentence: sentence('A', locale),
    }).toEqual(written)
  })

  it('a text that ends with punctuation gets no full stop', () => {
    expect(sentence('A？', locale)).toBe('A？')
  })
})
