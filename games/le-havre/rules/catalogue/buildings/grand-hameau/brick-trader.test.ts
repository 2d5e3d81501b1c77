import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('five are bought at a franc each [LH-GH10.2]', () => {
  const table = before('brick-trader', { fish: 1, franc: 6 }).play('enter brick-trader', 'pay 1 fish')
  expect(table.commands()).toEqual(Array.from({ length: 5 }, (_, times) => `convert ${times + 1}`))
  expect(table.play('convert 5').stock()).toEqual({ brick: 5, franc: 1 })
})

test('five are sold at three francs each [LH-GH10.2]', () => {
  const table = before('brick-trader', { fish: 1, brick: 6 }).play('enter brick-trader')
  expect(table.commands()).toEqual(Array.from({ length: 5 }, (_, times) => `convert ${times + 1}`))
  expect(table.play('convert 5').stock()).toEqual({ brick: 1, franc: 15 })
})

test('a visitor either buys or sells [LH-GH10.2]', () => {
  const buyer = before('brick-trader', { fish: 1, franc: 3, brick: 2 }).play(
    'enter brick-trader',
    'pay 1 fish',
    'convert 2',
  )
  expect(buyer.stock()).toEqual({ brick: 4, franc: 1 })
  expect(buyer.waitsFor()).toEqual([1])
  expect(buyer.can('end')).toBe(true)
  const seller = before('brick-trader', { fish: 1, franc: 3, brick: 2 }).play(
    'enter brick-trader',
    'pay 1 fish',
    'convert 0',
  )
  expect(seller.commands()).toEqual(['convert 1', 'convert 2'])
  expect(seller.play('convert 2').stock()).toEqual({ franc: 9 })
})

test('with neither a franc nor the good nobody enters [LH-GH10.3]', () => {
  expect(before('brick-trader', { fish: 3 }).refuses('enter brick-trader')).toBe('lacks-goods')
})
