import { expect, it } from 'vitest'
import { gapOf, readPatterns } from './pattern.ts'
import { wordsOf } from './words-of.ts'

const WHY = readPatterns('why not *|why *|*為什麼不行')

it.each([
  ['why not bakehouse', ['bakehouse']],
  ['Why the bakehouse?', ['the', 'bakehouse']],
  ['麵包坊為什麼不行', ['麵', '包', '坊']],
  ['why', null],
  ['為什麼不行', null],
  ['bakehouse', null],
])('%j is about %j', (text, gap) => {
  expect(gapOf(wordsOf(text), WHY)).toEqual(gap)
})

it('a phrase without a gap stands alone', () => {
  const help = readPatterns('help|what can I say')
  expect(gapOf(wordsOf('What can I say?'), help)).toEqual([])
  expect(gapOf(wordsOf('help me'), help)).toBeNull()
})
