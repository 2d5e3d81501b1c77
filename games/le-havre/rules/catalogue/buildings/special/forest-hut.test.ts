import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('three wood with three meat bring fifteen francs [LH-010.2]', () => {
  const table = before('forest-hut', { wood: 4, meat: 3, franc: 1 })
  table.play('enter forest-hut', 'pay 1 franc', 'convert 3')
  expect(table.stock()).toEqual({ wood: 1, franc: 15 })
})

test('with five pairs, one to four can be sold [LH-010.3]', () => {
  const table = before('forest-hut', { wood: 5, meat: 5, fish: 1 }).play('enter forest-hut', 'pay 1 fish')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3', 'convert 4'])
  expect(table.refusal('convert 5')).toEqual({ code: 'too-many', params: { most: 4, unit: 'time' } })
  expect(table.play('convert 4').stock()).toEqual({ wood: 1, meat: 1, franc: 20 })
})

test('wood without meat, or meat without wood, cannot be sold [LH-010.4]', () => {
  expect(before('forest-hut', { wood: 3, franc: 2 }).refusal('enter forest-hut')).toEqual({
    code: 'lacks-goods',
    params: { building: 'forest-hut', missing: ['meat'], amounts: [1] },
  })
  expect(before('forest-hut', { meat: 3, franc: 2 }).refusal('enter forest-hut')).toEqual({
    code: 'lacks-goods',
    params: { building: 'forest-hut', missing: ['wood'], amounts: [1] },
  })
})

test('the only meat cannot be the fee and be sold as well; of two, one is each [LH-010.5]', () => {
  expect(before('forest-hut', { wood: 1, meat: 1 }).refusal('enter forest-hut')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'forest-hut' },
  })
  expect(before('forest-hut', { wood: 2, meat: 2 }).play('enter forest-hut').stock()).toEqual({
    wood: 1,
    franc: 5,
  })
})
