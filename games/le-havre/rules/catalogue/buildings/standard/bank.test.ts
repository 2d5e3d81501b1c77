import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

const worth = (...more: string[]): number =>
  before('bank', {}, { seat1: { buildings: ['bank', ...more] } }).wealth()

test('it counts itself among the economic buildings, two francs each [LH-29.3]', () => {
  expect(worth()).toBe(16 + 2)
  expect(worth('hardware-store', 'bakery')).toBe(16 + 8 + 6 + 3 * 2)
})

test('each industrial building adds three francs [LH-29.4]', () => {
  expect(worth('colliery')).toBe(16 + 10 + 2 + 3)
  expect(worth('colliery', 'construction-firm')).toBe(16 + 10 + 8 + 2 + 2 * 3)
})

test('craftsman, public and other cards add nothing [LH-29.4]', () => {
  expect(worth('bakehouse', 'local-court', 'clay-mound')).toBe(16 + 8 + 16 + 2 + 2)
})

test('Bank and Town Hall count side by side [LH-29.4]', () => {
  expect(worth('town-hall', 'colliery', 'bakehouse')).toBe(16 + 6 + 10 + 8 + (2 + 3) + (4 + 2))
})

test('iron does not stand for the steel it is built with [LH-29.5]', () => {
  const piles = [['bank'], ['charcoal-kiln'], []]
  const table = before('building-firm-1', { clay: 1, brick: 4, iron: 3 }, { piles })
  expect(table.play('enter building-firm-1').refusal('build bank')).toEqual({
    code: 'lacks-material',
    params: { card: 'bank', missing: ['steel'], amounts: [1] },
  })
})

test('buying takes 40 francs, selling gives back eight [LH-29.6]', () => {
  const table = before('bank', { franc: 41 }).play('buy bank')
  expect(table.stock()).toEqual({ franc: 1 })
  expect(table.play('sell bank').stock()).toEqual({ franc: 9 })
  expect(before('bank', { franc: 39 }).refusal('buy bank')).toEqual({
    code: 'lacks-francs',
    params: { building: 'bank', need: 40, have: 39 },
  })
})
