import { describe, expect, it } from 'vitest'
import { bestFitting, findMatches, matchQuality } from './match.ts'
import { tokenize, wordingsOf } from './tokenize.ts'

const IGNORED = new Set(['the', 'of', 'with'])

const fit = (typed: string, phrase: string) => matchQuality(tokenize(typed), tokenize(phrase), IGNORED)

describe('the input matches', () => {
  it.each([
    ['Enter the Bakery', 'enter the bakery', 'exact'],
    ['bakery enter', 'Enter the Bakery', 'same'],
    ['take fish', 'Take 3 fish', 'same'],
    ['ent bak', 'Enter the Bakery', 'near'],
    ['enter bakery', 'Enter the Wholesale Bakery', 'whole'],
    ['bak', 'Enter the Bakery', 'begin'],
    ['pay 2 fish', 'Pay 2 fish and 1 franc', 'part'],
    ['pay with fish of the sea', 'Pay 2 fish', null],
    ['b', 'Enter the Bakery', null],
    ['pay 3 fish', 'Pay 2 fish', null],
    ['fish fish', 'Pay 2 fish', null],
    ['麵包', '進入麵包坊', 'whole'],
  ] as const)('%j fits %j: %s', (typed, phrase, how) => {
    expect(fit(typed, phrase)).toBe(how)
  })
})

const named = (...names: readonly string[]) => names.map((name) => ({ name, wordings: wordingsOf(name) }))

describe('of several matches', () => {
  const items = named('Enter the Wholesale Bakery', 'Enter the Bakery', 'Enter the Bakehouse')

  it('only the best are meant', () => {
    const found = bestFitting(tokenize('enter bakery'), items, IGNORED)
    expect(found.map(({ item }) => item.name)).toEqual(['Enter the Bakery'])
  })

  it('the best come first', () => {
    const found = findMatches(tokenize('bak'), items, IGNORED)
    expect(found.map(({ item }) => item.name)).toEqual(items.map(({ name }) => name))
    expect(findMatches(tokenize('ent bak'), items, IGNORED)[0]?.item.name).toBe('Enter the Bakery')
  })

  it('equally good ones stay together', () => {
    expect(bestFitting(tokenize('ent bak'), items, IGNORED)).toHaveLength(2)
  })
})
