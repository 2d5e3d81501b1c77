import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('three clay and three wood bring nine francs [LH-GH11.2]', () => {
  const table = before('clay-company', { clay: 4, wood: 3, franc: 1 }).play('enter clay-company')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3'])
  expect(table.play('convert 3').stock()).toEqual({ clay: 1, franc: 9 })
})

test('a brick may stand for clay [LH-GH11.3]', () => {
  const table = before('clay-company', { brick: 1, wood: 2, franc: 1 }).play('enter clay-company')
  expect(table.stock()).toEqual({ wood: 1, franc: 3 })
})

test('without wood nobody enters [LH-GH11.4]', () => {
  expect(before('clay-company', { clay: 3, franc: 1 }).refusal('enter clay-company')).toEqual({
    code: 'lacks-goods',
    params: { building: 'clay-company', missing: ['wood'], amounts: [1] },
  })
})
