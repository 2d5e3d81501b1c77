import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('five loaves and two fish are kept and five loaves and three fish come with them [LH-30.2]', () => {
  const table = before('church', { bread: 5, fish: 2 }).play('enter church')
  expect(table.stock()).toEqual({ bread: 10, fish: 5 })
  expect(table.can('end')).toBe(true)
})

test('four loaves are too few [LH-30.3]', () => {
  expect(before('church', { bread: 4, fish: 9 }).refusal('enter church')).toEqual({
    code: 'lacks-goods',
    params: { building: 'church', missing: ['bread'], amounts: [1] },
  })
})

test('one fish is too few, and smoked fish do not count [LH-30.3]', () => {
  expect(before('church', { bread: 6, fish: 1, smoked_fish: 4 }).refusal('enter church')).toEqual({
    code: 'lacks-goods',
    params: { building: 'church', missing: ['fish'], amounts: [1] },
  })
})

test('empty hands work no miracle [LH-30.3]', () => {
  expect(before('church', {}).refusal('enter church')).toEqual({
    code: 'lacks-goods',
    params: { building: 'church', missing: ['fish', 'bread'], amounts: [2, 5] },
  })
})

test('nobody can buy it, neither from the proposals nor from the town [LH-30.4]', () => {
  const refusal = { code: 'not-for-sale', params: { building: 'church' } }
  const proposed = before('building-firm-1', { franc: 99 }, { piles: [['church'], [], []] })
  expect(proposed.refusal('buy church')).toEqual(refusal)
  const inTown = before('church', { franc: 99 })
  expect(inTown.refusal('buy church')).toEqual(refusal)
  expect(inTown.can('buy church')).toBe(false)
})

test('it is built like any other and sold for half its value [LH-30.5]', () => {
  const table = before(
    'building-firm-1',
    { wood: 5, brick: 3, iron: 1 },
    { piles: [['church'], [], []] },
  ).play('enter building-firm-1', 'build church')
  expect(table.where('church')).toBe(1)
  expect(table.stock()).toEqual({})
  expect(table.wealth()).toBe(26)
  expect(table.play('sell church').stock()).toEqual({ franc: 13 })
  expect(table.where('church')).toBe('town')
})
