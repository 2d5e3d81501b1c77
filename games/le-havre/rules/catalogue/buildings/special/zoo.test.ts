import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../goods.ts'

test('every three fish and cattle bring a franc, and the animals are kept [LH-035.2]', () => {
  const table = before('zoo', { fish: 4, cattle: 5, franc: 1 }).play('enter zoo')
  expect(table.stock()).toEqual({ fish: 4, cattle: 5, franc: 3 })
  expect(table.events().at(-1)).toEqual({ kind: 'gained', seat: 0, tokens: bundle({ franc: 3 }) })
})

test('fish and cattle are added up before the thirds are rounded down [LH-035.3]', () => {
  const francs = (fish: number, cattle: number) =>
    before('zoo', { fish, cattle, franc: 1 }).play('enter zoo').francs()
  expect([francs(2, 1), francs(2, 2), francs(2, 3), francs(5, 1), francs(0, 8)]).toEqual([1, 1, 1, 2, 2])
})

test('two animals are too few [LH-035.4]', () => {
  expect(before('zoo', { fish: 1, cattle: 1, franc: 1 }).refusal('enter zoo')).toEqual({
    code: 'nothing-to-gain',
    params: { building: 'zoo' },
  })
})

test('smoked fish and meat are not alive [LH-035.4]', () => {
  expect(before('zoo', { fish: 2, smoked_fish: 5, meat: 5, franc: 1 }).refuses('enter zoo')).toBe(
    'nothing-to-gain',
  )
})
