import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('eight loaves bring sixteen francs [LH-GH32.2]', () => {
  const table = before('wholesale-bakery', { bread: 8, fish: 1 }).play('enter wholesale-bakery', 'pay 1 fish')
  expect(table.play('convert 8').stock()).toEqual({ franc: 16 })
})

test('the only loaf cannot pay the fee and be sold [LH-GH32.3]', () => {
  expect(before('wholesale-bakery', { bread: 1 }).refuses('enter wholesale-bakery')).toBe('fee-eats-action')
  expect(before('wholesale-bakery', { franc: 9 }).refuses('enter wholesale-bakery')).toBe('lacks-goods')
})
