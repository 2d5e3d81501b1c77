import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import type { Tokens } from '../../goods.ts'

const own = { seat1: { buildings: ['storehouse'] } }

const worth = (stock: Tokens): number => before('storehouse', stock, own).wealth()

test.each([
  { wood: 0, bonus: 0 },
  { wood: 1, bonus: 0 },
  { wood: 2, bonus: 1 },
  { wood: 5, bonus: 2 },
  { wood: 6, bonus: 3 },
])('$wood goods in store add $bonus francs at the end [LH-24.3]', ({ wood, bonus }) => {
  expect(worth({ wood })).toBe(4 + bonus)
})

test('standard and upgraded goods count alike, rounded down on their sum [LH-24.3]', () => {
  expect(worth({ fish: 1, steel: 1, leather: 1 })).toBe(4 + 1)
  expect(worth({ fish: 1, hide: 1, smoked_fish: 1, leather: 1 })).toBe(4 + 2)
})

test('francs are no goods [LH-24.3]', () => {
  expect(worth({ franc: 8, clay: 2 })).toBe(4 + 8 + 1)
})

test('goods are worth nothing to players who do not own it [LH-24.3]', () => {
  expect(before('storehouse', { wood: 8 }).wealth()).toBe(0)
})

test('buying takes ten francs, selling gives back two [LH-24.4]', () => {
  const table = before('storehouse', { franc: 10 }).play('buy storehouse')
  expect(table.stock()).toEqual({})
  expect(table.play('sell storehouse').stock()).toEqual({ franc: 2 })
  expect(before('storehouse', { franc: 9 }).refusal('buy storehouse')).toEqual({
    code: 'lacks-francs',
    params: { building: 'storehouse', need: 10, have: 9 },
  })
})
