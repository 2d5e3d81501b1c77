import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('seven are bought at a franc each [LH-GH09.2]', () => {
  const table = before('cattle-market', { fish: 2, franc: 8 }).play('enter cattle-market', 'pay 2 fish')
  expect(table.commands()).toEqual(Array.from({ length: 7 }, (_, times) => `convert ${times + 1}`))
  expect(table.play('convert 7').stock()).toEqual({ cattle: 7, franc: 1 })
})

test('seven are sold at three francs each [LH-GH09.2]', () => {
  const table = before('cattle-market', { fish: 2, cattle: 8 }).play('enter cattle-market')
  expect(table.commands()).toEqual(Array.from({ length: 7 }, (_, times) => `convert ${times + 1}`))
  expect(table.play('convert 7').stock()).toEqual({ cattle: 1, franc: 21 })
})

test('a visitor either buys or sells [LH-GH09.2]', () => {
  const buyer = before('cattle-market', { fish: 2, franc: 3, cattle: 2 }).play(
    'enter cattle-market',
    'pay 2 fish',
    'convert 2',
  )
  expect(buyer.stock()).toEqual({ cattle: 4, franc: 1 })
  expect(buyer.waitsFor()).toEqual([1])
  expect(buyer.can('end')).toBe(true)
  const seller = before('cattle-market', { fish: 2, franc: 3, cattle: 2 }).play(
    'enter cattle-market',
    'pay 2 fish',
    'convert 0',
  )
  expect(seller.commands()).toEqual(['convert 1', 'convert 2'])
  expect(seller.play('convert 2').stock()).toEqual({ franc: 9 })
})

test('with neither a franc nor the good nobody enters [LH-GH09.3]', () => {
  expect(before('cattle-market', { fish: 4 }).refuses('enter cattle-market')).toBe('lacks-goods')
})
