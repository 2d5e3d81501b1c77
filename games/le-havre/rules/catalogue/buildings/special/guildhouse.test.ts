import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

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
