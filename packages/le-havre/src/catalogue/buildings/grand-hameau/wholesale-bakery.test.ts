import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { wholesaleBakery } from './wholesale-bakery.ts'

test('the Wholesale Bakery is an economic building, worth 8, and asks 1 food for entering [LH-GH32.1]', () => {
  expect(wholesaleBakery).toMatchObject({
    no: 'GH32',
    category: 'E',
    value: 8,
    price: 8,
    fee: [{ food: 1 }],
    cost: null,
    hammers: 0,
    fishermen: 0,
    special: true,
  })
})

test('eight loaves bring sixteen francs [LH-GH32.2]', () => {
  const table = before('wholesale-bakery', { bread: 8, fish: 1 }).play('enter wholesale-bakery', 'pay 1 fish')
  expect(table.play('convert 8').stock()).toEqual({ franc: 16 })
})

test('the only loaf cannot pay the fee and be sold [LH-GH32.3]', () => {
  expect(before('wholesale-bakery', { bread: 1 }).refuses('enter wholesale-bakery')).toBe('fee-eats-action')
  expect(before('wholesale-bakery', { franc: 9 }).refuses('enter wholesale-bakery')).toBe('lacks-goods')
})
