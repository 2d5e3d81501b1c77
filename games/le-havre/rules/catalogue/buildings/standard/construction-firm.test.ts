import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import type { BeforeLiteral } from '../../../testing/table.ts'
import type { Tokens } from '../../goods.ts'

const firm = (stock: Tokens, more: BeforeLiteral = {}) =>
  before('construction-firm', { franc: 2, ...stock }, more).play('enter construction-firm')

test('two buildings are built one after the other, and no third [LH-B3.3]', () => {
  const table = firm({ wood: 2, clay: 6 }).play('build fishery', 'build charcoal-kiln')
  expect([table.where('fishery'), table.where('charcoal-kiln')]).toEqual([1, 1])
  expect(table.stock()).toEqual({ wood: 1, clay: 4 })
  expect(table.refuses('build colliery')).toBe('main-action-done')
  expect(table.can('end')).toBe(true)
})

test('both may come from the same pile [LH-B3.3]', () => {
  const table = firm({ wood: 1, clay: 2 }, { piles: [['fishery', 'charcoal-kiln'], [], []] })
  table.play('build fishery', 'build charcoal-kiln')
  expect([table.where('fishery'), table.where('charcoal-kiln')]).toEqual([1, 1])
})

test('the second building may be left out, the first may not [LH-B3.4]', () => {
  const table = firm({ wood: 1, clay: 2 })
  expect(table.refusal('done')).toEqual({ code: 'nothing-given', params: {} })
  table.play('build fishery')
  expect(table.commands()).toEqual(['build charcoal-kiln', 'done', 'sell fishery'])
  expect(table.play('done').stock()).toEqual({ clay: 1 })
  expect(table.can('end')).toBe(true)
})

test('the visit is over when neither building nor buying a proposal is possible [LH-B3.4]', () => {
  const table = firm({ wood: 1, clay: 1 }).play('build fishery')
  expect(table.commands()).toEqual(['end', 'sell fishery'])
})

test('between the two a card is bought, and the one below it built [LH-B3.5]', () => {
  const piles = [['fishery', 'tannery', 'colliery'], [], []]
  const table = firm({ wood: 2, clay: 4, franc: 14 }, { piles }).play('build fishery')
  expect(table.refusal('build colliery')).toEqual({ code: 'not-on-top', params: { building: 'colliery' } })
  table.play('buy tannery', 'build colliery')
  expect(table.stock()).toEqual({})
  expect(['fishery', 'tannery', 'colliery'].map((name) => table.where(name))).toEqual([1, 1, 1])
})

test('what can be bought between the two is what could be bought at any time [LH-B3.5]', () => {
  const table = firm({ wood: 1, clay: 1, franc: 16 }).play('build fishery')
  expect(table.commands()).toEqual([
    'done',
    'buy building-firm-1',
    'buy building-firm-2',
    'buy construction-firm',
    'buy charcoal-kiln',
    'buy colliery',
    'buy lucie',
    'sell fishery',
  ])
  table.play('buy lucie')
  expect(table.stock()).toEqual({})
  expect(table.where('lucie')).toBe(1)
})

test('before the first and after the second building nothing is bought inside the visit [LH-B3.5]', () => {
  const table = firm({ wood: 1, clay: 2, franc: 12 })
  expect(table.refusal('buy colliery')).toEqual({
    code: 'action-under-way',
    params: { seat: 1, building: 'construction-firm' },
  })
  table.play('build fishery', 'build charcoal-kiln', 'buy colliery')
  expect(table.where('colliery')).toBe(1)
})

test('between the two cards are sold and loans repaid [LH-B3.6]', () => {
  const table = firm({ wood: 1, clay: 2, franc: 3 }, { seat1: { buildings: ['joinery'], loans: 1 } })
  table.play('build fishery')
  expect(table.refusal('repay')).toMatchObject({ code: 'lacks-francs' })
  table.play('sell joinery', 'repay', 'build charcoal-kiln')
  expect([table.loans(), table.francs(), table.where('joinery')]).toEqual([0, 0, 'town'])
})

test('the second is asked for while a sale could still make it possible [LH-B3.4]', () => {
  const piles = [['fishery', 'joinery', 'colliery'], [], []]
  const table = firm({ wood: 2, clay: 2 }, { piles, seat1: { buildings: ['tannery'] } })
  table.play('build fishery')
  expect(table.commands()).toEqual(['done', 'sell fishery', 'sell tannery'])
})

test("the Masons' Guild saves on each of the two [LH-B3.7]", () => {
  const table = firm({ wood: 1 }, { seat1: { buildings: ['masons-guild'] } })
  expect(table.play('build fishery', 'build charcoal-kiln').stock()).toEqual({})
})

test("buying the Masons' Guild between the two can pay off immediately [LH-B3.7]", () => {
  const table = firm(
    { wood: 2, clay: 1, franc: 12 },
    { town: ['construction-firm', 'masons-guild'], piles: [['fishery'], ['tannery'], []] },
  )
  table.play('build fishery', 'buy masons-guild', 'build tannery')
  expect(table.stock()).toEqual({})
  expect(table.where('tannery')).toBe(1)
})

test('without material for any top proposal nobody enters [LH-B3.8]', () => {
  expect(before('construction-firm', { wood: 1, franc: 9 }).refusal('enter construction-firm')).toEqual({
    code: 'nothing-buildable',
    params: { building: 'construction-firm' },
  })
})

test('ships are not built here, not even as the second construction [LH-B3.9]', () => {
  const table = firm({ wood: 9, clay: 2 }).play('build fishery')
  expect(table.refusal('build lucie')).toEqual({
    code: 'not-offered-here',
    params: { building: 'construction-firm' },
  })
})
