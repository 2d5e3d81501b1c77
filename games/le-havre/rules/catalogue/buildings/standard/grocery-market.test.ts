import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'

const groceries = { cattle: 1, meat: 1, fish: 1, smoked_fish: 1, grain: 1, bread: 1 }

test('a visit brings one each of six groceries [LH-19.2]', () => {
  const table = before('grocery-market', { franc: 1 }).play('enter grocery-market')
  expect(table.stock()).toEqual(groceries)
  expect(table.can('end')).toBe(true)
})

test('a visitor pays the owner one franc [LH-19.3]', () => {
  const table = before(
    'grocery-market',
    { franc: 2 },
    { seats: { '2': { buildings: ['grocery-market'], stock: only({}) } } },
  ).play('enter grocery-market')
  expect(table.stock()).toEqual({ ...groceries, franc: 1 })
  expect(table.stock(2)).toEqual({ franc: 1 })
})

test('the owner shops without a fee [LH-19.3]', () => {
  const table = before('grocery-market', {}, { seat1: { buildings: ['grocery-market'] } })
  expect(table.play('enter grocery-market').stock()).toEqual(groceries)
})
