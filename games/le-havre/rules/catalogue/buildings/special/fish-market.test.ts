import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('three fish are sold for six francs [LH-007.2]', () => {
  const table = before('fish-market', { fish: 4, franc: 1 }).play(
    'enter fish-market',
    'pay 1 franc',
    'convert 3',
  )
  expect(table.stock()).toEqual({ fish: 1, franc: 6 })
})

test('with eight fish left after the fee, one to seven can be sold [LH-007.3]', () => {
  const table = before('fish-market', { fish: 9 }).play('enter fish-market')
  expect(table.commands()).toEqual([1, 2, 3, 4, 5, 6, 7].map((sold) => `convert ${sold}`))
  expect(table.refusal('convert 8')).toEqual({ code: 'too-many', params: { most: 7, unit: 'time' } })
  expect(table.play('convert 7').stock()).toEqual({ fish: 1, franc: 14 })
})

test('smoked fish cannot be sold here [LH-007.4]', () => {
  expect(before('fish-market', { smoked_fish: 3, franc: 1 }).refusal('enter fish-market')).toEqual({
    code: 'lacks-goods',
    params: { building: 'fish-market', missing: ['fish'], amounts: [1] },
  })
})

test('the only fish cannot be the fee and be sold as well; of two, one is each [LH-007.5]', () => {
  expect(before('fish-market', { fish: 1 }).refusal('enter fish-market')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'fish-market' },
  })
  expect(before('fish-market', { fish: 2 }).play('enter fish-market').stock()).toEqual({ franc: 2 })
})
