import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('the energy is five for each iron, paid in one sum: a coke makes two steel [LH-23.3]', () => {
  const table = before('steel-mill', { iron: 3, coke: 1, franc: 2 }).play('enter steel-mill')
  expect(table.commands()).toEqual(['convert 1', 'convert 2'])
  expect(table.refusal('convert 3')).toEqual({ code: 'too-many', params: { most: 2, unit: 'time' } })
  expect(table.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1, unit: 'time' } })
  expect(table.play('convert 2').stock()).toEqual({ iron: 1, steel: 2 })
})

test('a coke for a single steel leaves no change [LH-23.3]', () => {
  const table = before('steel-mill', { iron: 1, coke: 1, franc: 2 }).play('enter steel-mill')
  expect(table.stock()).toEqual({ steel: 1 })
})

test('fuels may be mixed, none of them to no purpose [LH-23.3]', () => {
  const stock = { iron: 1, wood: 5, charcoal: 2, coal: 2, coke: 1, franc: 2 }
  const table = before('steel-mill', stock).play('enter steel-mill')
  expect(table.commands()).toEqual([
    'pay 5 wood',
    'pay 2 wood 1 charcoal',
    'pay 2 charcoal',
    'pay 2 wood 1 coal',
    'pay 1 charcoal 1 coal',
    'pay 2 coal',
    'pay 1 coke',
  ])
  expect(table.play('pay 2 wood 1 coal').stock()).toEqual({
    wood: 3,
    charcoal: 2,
    coal: 1,
    coke: 1,
    steel: 1,
  })
})

test.each(['coal', 'charcoal'] as const)(
  'two iron take four %s, for three are not ten energy [LH-23.3]',
  (fuel) => {
    const table = before('steel-mill', { iron: 2, [fuel]: 5, franc: 2 }).play('enter steel-mill', 'convert 2')
    expect(table.stock()).toEqual({ [fuel]: 1, steel: 2 })
  },
)

test('four energy are not enough for one iron [LH-23.4]', () => {
  expect(before('steel-mill', { iron: 2, wood: 1, coal: 1, franc: 2 }).refusal('enter steel-mill')).toEqual({
    code: 'lacks-energy',
    params: { building: 'steel-mill', need: 5, have: 4 },
  })
  expect(before('steel-mill', { iron: 1, wood: 1, charcoal: 1, franc: 2 }).refuses('enter steel-mill')).toBe(
    'lacks-energy',
  )
})

test('steel cannot be turned over in place of iron [LH-23.4]', () => {
  expect(before('steel-mill', { steel: 1, coke: 1, franc: 2 }).refusal('enter steel-mill')).toEqual({
    code: 'lacks-goods',
    params: { building: 'steel-mill', missing: ['iron'], amounts: [1] },
  })
})

test('a Wind Farm saves three energy on the sum, not on each iron [LH-23.5]', () => {
  const owner = { seat1: { buildings: ['wind-farm'] } }
  const one = before('steel-mill', { iron: 1, wood: 3, franc: 2 }, owner)
  expect(one.play('enter steel-mill').stock()).toEqual({ wood: 1, steel: 1 })
  const two = before('steel-mill', { iron: 2, wood: 8, franc: 2 }, owner)
  expect(two.play('enter steel-mill', 'convert 2').stock()).toEqual({ wood: 1, steel: 2 })
  expect(before('steel-mill', { iron: 2, wood: 1, franc: 2 }, owner).refusal('enter steel-mill')).toEqual({
    code: 'lacks-energy',
    params: { building: 'steel-mill', need: 2, have: 1 },
  })
})
