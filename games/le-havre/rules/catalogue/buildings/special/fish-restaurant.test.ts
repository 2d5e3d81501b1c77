import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('two smoked fish are sold for six francs [LH-008.2]', () => {
  const table = before('fish-restaurant', { smoked_fish: 3, fish: 1 })
  table.play('enter fish-restaurant', 'pay 1 fish', 'convert 2')
  expect(table.stock()).toEqual({ smoked_fish: 1, franc: 6 })
})

test('there is no limit: fifteen smoked fish can be sold in one visit [LH-008.2]', () => {
  const table = before('fish-restaurant', { smoked_fish: 15, fish: 1 }).play(
    'enter fish-restaurant',
    'pay 1 fish',
  )
  expect(table.commands()).toEqual(Array.from({ length: 15 }, (_, sold) => `convert ${sold + 1}`))
  expect(table.refusal('convert 16')).toEqual({ code: 'too-many', params: { most: 15, unit: 'time' } })
  expect(table.play('convert 15').stock()).toEqual({ franc: 45 })
})

test('fish that is not smoked cannot be sold here [LH-008.3]', () => {
  expect(before('fish-restaurant', { fish: 4, franc: 1 }).refusal('enter fish-restaurant')).toEqual({
    code: 'lacks-goods',
    params: { building: 'fish-restaurant', missing: ['smoked_fish'], amounts: [1] },
  })
})

test('the only smoked fish cannot be the fee and be sold as well; of two, one is each [LH-008.4]', () => {
  expect(before('fish-restaurant', { smoked_fish: 1 }).refusal('enter fish-restaurant')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'fish-restaurant' },
  })
  expect(before('fish-restaurant', { smoked_fish: 2 }).play('enter fish-restaurant').stock()).toEqual({
    franc: 3,
  })
})
