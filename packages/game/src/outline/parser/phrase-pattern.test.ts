import { expect, it } from 'vitest'
import { gapOf, readPatterns } from './phrase-pattern.ts'
import { tokenize } from './tokenize.ts'

const WHY = readPatterns('why not *|why *|*為什麼不行')

it.each([
  ['why not bakehouse', ['bakehouse']],
  ['Why the bakehouse?', ['the', 'bakehouse']],
  ['麵包坊為什麼不行', ['麵', '包', '坊']],
  ['why', null],
  ['為什麼不行', null],
  ['bakehouse', null],
])('%j is about %j', (text, gap) => {
  expect(gapOf(tokenize(text), WHY)).toEqual(gap)
})

it('a phrase without a gap matches only itself', () => {
  const help = readPatterns('help|what can I say')
  expect(gapOf(tokenize('What can I say?'), help)).toEqual([])
  expect(gapOf(tokenize('help me'), help)).toBeNull()
})
