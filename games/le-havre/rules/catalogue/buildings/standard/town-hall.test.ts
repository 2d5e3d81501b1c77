import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

const worth = (...more: string[]): number =>
  before('town-hall', {}, { seat1: { buildings: ['town-hall', ...more] } }).wealth()

test('it counts itself among the public buildings, four francs each [LH-28.3]', () => {
  expect(worth()).toBe(6 + 4)
  expect(worth('local-court', 'zoo')).toBe(6 + 16 + 8 + 3 * 4)
})

test('each craftsman building adds two francs [LH-28.4]', () => {
  expect(worth('bakehouse', 'building-firm-1')).toBe(6 + 8 + 4 + 4 + 2 * 2)
})

test('economic, industrial and other cards add nothing [LH-28.4]', () => {
  expect(worth('hardware-store', 'colliery', 'marketplace')).toBe(6 + 8 + 10 + 6 + 4)
})

test("other players' buildings add nothing [LH-28.4]", () => {
  const table = before(
    'town-hall',
    {},
    { seat1: { buildings: ['town-hall'] }, seats: { '2': { buildings: ['local-court', 'bakehouse'] } } },
  )
  expect(table.wealth()).toBe(10)
})

test('buying takes 30 francs, selling gives back three [LH-28.5]', () => {
  const table = before('town-hall', { franc: 30 }).play('buy town-hall')
  expect(table.stock()).toEqual({})
  expect(table.play('sell town-hall').stock()).toEqual({ franc: 3 })
  expect(before('town-hall', { franc: 29 }).refusal('buy town-hall')).toEqual({
    code: 'lacks-francs',
    params: { building: 'town-hall', need: 30, have: 29 },
  })
})
