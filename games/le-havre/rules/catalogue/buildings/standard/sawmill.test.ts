import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'
import type { BeforeLiteral } from '../../../testing/table.ts'
import type { Tokens } from '../../goods.ts'

const mill = (stock: Tokens, more: BeforeLiteral = {}) => before('sawmill', stock, more).play('enter sawmill')

test("entering is free, another player's sawmill too [LH-02.2]", () => {
  const table = mill({ clay: 1 }, { seats: { '2': { buildings: ['sawmill'], stock: only({}) } } })
  expect(table.play('build fishery').stock()).toEqual({})
  expect(table.stock(2)).toEqual({})
})

test('a building is built for one wood less than it costs [LH-02.3]', () => {
  const piles = [['joinery'], ['smokehouse'], ['town-hall']]
  expect(mill({ wood: 3 }, { piles }).play('build joinery').stock()).toEqual({ wood: 1 })
  expect(mill({ wood: 1, clay: 1 }, { piles }).play('build smokehouse').stock()).toEqual({})
  expect(mill({ wood: 3, brick: 3 }, { piles }).play('build town-hall').stock()).toEqual({})
})

test('the only wood of a cost is saved whole [LH-02.3]', () => {
  const table = mill({ clay: 1 }).play('build fishery')
  expect(table.stock()).toEqual({})
  expect(table.where('fishery')).toBe(1)
})

test('one wood is saved and not two [LH-02.3]', () => {
  const table = before('sawmill', { wood: 1 }, { piles: [['joinery'], [], []] })
  expect(table.refusal('enter sawmill')).toEqual({
    code: 'nothing-buildable',
    params: { building: 'sawmill' },
  })
})

test('buildings without wood in their cost are not built here [LH-02.4]', () => {
  const table = mill({ clay: 9, brick: 4, steel: 1 }, { piles: [['fishery'], ['charcoal-kiln'], ['bank']] })
  expect(table.commands()).toEqual(['build fishery'])
  expect(table.refusal('build charcoal-kiln')).toEqual({
    code: 'needs-wood-in-cost',
    params: { building: 'charcoal-kiln' },
  })
  expect(table.refuses('build bank')).toBe('needs-wood-in-cost')
})

test('without a wooden building on top nobody enters [LH-02.4]', () => {
  const piles = [['charcoal-kiln'], ['bakehouse'], []]
  expect(before('sawmill', { clay: 9 }, { piles }).refuses('enter sawmill')).toBe('nothing-buildable')
})

test('the rest of the cost is asked in full, brick standing for clay [LH-02.5]', () => {
  const table = mill({ clay: 3 })
  expect(table.commands()).toEqual(['build fishery', 'build colliery'])
  expect(mill({ clay: 1 }).refusal('build colliery')).toEqual({
    code: 'lacks-material',
    params: { card: 'colliery', missing: ['clay'], amounts: [2] },
  })
  expect(mill({ clay: 2, brick: 1 }).play('build colliery').stock()).toEqual({})
})

test("Sawmill and Masons' Guild save together [LH-02.6]", () => {
  const table = mill({}, { seat1: { buildings: ['masons-guild'] } }).play('build fishery')
  expect(table.stock()).toEqual({})
  expect(table.where('fishery')).toBe(1)
})

test('one building is built in a visit, and no ship [LH-02.7]', () => {
  const table = mill({ wood: 9, clay: 9 })
  expect(table.refusal('build lucie')).toEqual({ code: 'not-offered-here', params: { building: 'sawmill' } })
  expect(table.play('build fishery').refuses('build colliery')).toBe('main-action-done')
})

test('a card below the top is not reached [LH-02.7]', () => {
  const table = mill({ wood: 3, clay: 9 }, { piles: [['fishery', 'joinery'], [], []] })
  expect(table.refusal('build joinery')).toEqual({ code: 'not-on-top', params: { building: 'joinery' } })
})
