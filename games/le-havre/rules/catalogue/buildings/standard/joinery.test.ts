import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { FRANC, WOOD } from '../../goods.ts'

test.each([
  { wood: 1, francs: 5 },
  { wood: 2, francs: 6 },
  { wood: 3, francs: 7 },
])('$wood wood brings $francs francs [LH-04.3]', ({ wood, francs }) => {
  const table = before('joinery', { wood: 4, franc: 2 }).play('enter joinery', `convert ${wood}`)
  expect(table.stock()).toEqual({ wood: 4 - wood, franc: 1 + francs })
})

test('a single wood is sold without asking [LH-04.3]', () => {
  const table = before('joinery', { wood: 1, franc: 1 }).play('enter joinery')
  expect(table.stock()).toEqual({ franc: 5 })
  expect(table.events().slice(-2)).toEqual([
    { kind: 'paid', seat: 0, tokens: [{ token: WOOD, amount: 1 }] },
    { kind: 'gained', seat: 0, tokens: [{ token: FRANC, amount: 5 }] },
  ])
})

test('wood is sold once a visit, one to three of it [LH-04.4]', () => {
  const table = before('joinery', { wood: 5, franc: 1 }).play('enter joinery')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3'])
  expect(table.refusal('convert 4')).toEqual({ code: 'too-many', params: { most: 3, unit: 'time' } })
  expect(table.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1, unit: 'time' } })
  expect(table.play('convert 1').refuses('convert 1')).toBe('not-now')
})

test('two wood allow no third [LH-04.4]', () => {
  const table = before('joinery', { wood: 2, franc: 1 }).play('enter joinery')
  expect(table.commands()).toEqual(['convert 1', 'convert 2'])
})

test('without wood nobody enters [LH-04.5]', () => {
  expect(before('joinery', { charcoal: 2, franc: 1 }).refusal('enter joinery')).toEqual({
    code: 'lacks-goods',
    params: { building: 'joinery', missing: ['wood'], amounts: [1] },
  })
})
