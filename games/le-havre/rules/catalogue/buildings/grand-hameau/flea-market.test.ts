import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

const NONE = { franc: 0, fish: 0, wood: 0, clay: 0, iron: 0, grain: 0, cattle: 0 }

test('two wood, a franc and an iron come together, three fish stay [LH-GH13.2]', () => {
  const offers = { ...NONE, wood: 2, franc: 1, iron: 1, fish: 3 }
  const table = before('flea-market', {}, { offers }).play('enter flea-market')
  expect(table.stock()).toEqual({ wood: 2, iron: 1, franc: 1 })
  expect(table.position().offers).toEqual({ ...NONE, fish: 3 })
  expect(table.can('end')).toBe(true)
})

test('of two such offers one is chosen [LH-GH13.4]', () => {
  const offers = { ...NONE, wood: 2, franc: 2, clay: 1 }
  const table = before('flea-market', {}, { offers }).play('enter flea-market')
  expect(table.commands()).toEqual(['take franc', 'take wood'])
  expect(table.refusal('take clay')).toEqual({
    code: 'no-fitting-offer',
    params: { building: 'flea-market' },
  })
  expect(table.play('take franc').stock()).toEqual({ clay: 1, franc: 2 })
  expect(table.position().offers).toEqual({ ...NONE, wood: 2 })
  expect(table.position().step).toBe('end')
})

test('single tokens alone are not enough [LH-GH13.3]', () => {
  const table = before('flea-market', {}, { offers: { ...NONE, wood: 1, clay: 3 } })
  expect(table.refuses('enter flea-market')).toBe('no-fitting-offer')
})
