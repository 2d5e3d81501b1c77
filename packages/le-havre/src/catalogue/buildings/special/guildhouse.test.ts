import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { guildhouse } from './guildhouse.ts'

test('the Guildhouse is economic, worth 4, bought for 8, with a hammer and a fisherman [LH-013.1]', () => {
  expect(guildhouse).toMatchObject({
    no: '013',
    category: 'E',
    value: 4,
    price: 8,
    fee: [],
    cost: null,
    hammers: 1,
    fishermen: 1,
    special: true,
  })
})

test('nobody enters the Guildhouse [LH-013.2]', () => {
  expect(before('guildhouse', { franc: 9 }).refusal('enter guildhouse')).toEqual({
    code: 'closed',
    params: { building: 'guildhouse' },
  })
})

test('it costs eight francs and is sold for two, half of its value [LH-013.3]', () => {
  const table = before('guildhouse', { franc: 8 }).play('buy guildhouse')
  expect([table.francs(), table.where('guildhouse')]).toEqual([0, 1])
  expect(table.play('sell guildhouse').francs()).toBe(2)
})

test('it adds two francs for each economic building of its owner, itself included [LH-013.4]', () => {
  expect(before('guildhouse', {}, { seat1: { buildings: ['guildhouse'] } }).wealth()).toBe(4 + 2)
  const trader = before('guildhouse', {}, { seat1: { buildings: ['guildhouse', 'bakery', 'farm', 'kiln'] } })
  expect(trader.wealth()).toBe(4 + 6 + 8 + 6 + 3 * 2)
})

test('both its symbols count for its owner [LH-013.1]', () => {
  const table = before('labor-exchange', {}, { seat1: { buildings: ['guildhouse'] } })
  expect(table.play('enter labor-exchange').stock()).toEqual({ fish: 1, coal: 1 })
})
