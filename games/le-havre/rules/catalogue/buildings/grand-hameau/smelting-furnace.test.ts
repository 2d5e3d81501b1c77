import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('three clay become iron for six energy [LH-GH12.2] [LH-GH12.3]', () => {
  const table = before('smelting-furnace', { clay: 4, coal: 2, franc: 1 }).play('enter smelting-furnace')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3'])
  expect(table.play('convert 3').stock()).toEqual({ clay: 1, iron: 3 })
})

test('one clay costs two energy, and a coal is not given change for [LH-GH12.3]', () => {
  const table = before('smelting-furnace', { clay: 1, wood: 2, coal: 1, franc: 1 })
  table.play('enter smelting-furnace')
  expect(table.commands()).toEqual(['pay 2 wood', 'pay 1 coal'])
  expect(table.play('pay 1 coal').stock()).toEqual({ wood: 2, iron: 1 })
})

test('clay and energy must both be there [LH-GH12.4]', () => {
  expect(before('smelting-furnace', { coal: 3, franc: 1 }).refuses('enter smelting-furnace')).toBe(
    'lacks-goods',
  )
  expect(
    before('smelting-furnace', { clay: 3, wood: 1, franc: 1 }).refusal('enter smelting-furnace'),
  ).toEqual({
    code: 'lacks-energy',
    params: { building: 'smelting-furnace', need: 2, have: 1 },
  })
})
