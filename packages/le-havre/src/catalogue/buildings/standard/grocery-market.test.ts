import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'
import { groceryMarket } from './grocery-market.ts'

const groceries = { cattle: 1, meat: 1, fish: 1, smoked_fish: 1, grain: 1, bread: 1 }

test('the card is economic and worth 10; short games have it with five players alone [LH-19.1]', () => {
  expect(groceryMarket).toMatchObject({
    no: '19',
    name: 'grocery-market',
    category: 'E',
    value: 10,
    price: 10,
    fee: [{ francs: 1 }],
    cost: { wood: 1, clay: 0, brick: 1, iron: 0, steel: 0 },
    hammers: 0,
    fishermen: 0,
    special: false,
    usage: { full: '--PPP', short: '----P' },
    endValue: null,
  })
})

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

test('food does not pay the franc [LH-19.3]', () => {
  expect(before('grocery-market', { fish: 9 }).refusal('enter grocery-market')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'grocery-market', food: 0, francs: 1, have: 9, haveFrancs: 0 },
  })
})

test('the owner shops without a fee [LH-19.3]', () => {
  const table = before('grocery-market', {}, { seat1: { buildings: ['grocery-market'] } })
  expect(table.play('enter grocery-market').stock()).toEqual(groceries)
})
