import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'
import { FRANC, WOOD } from '../../goods.ts'
import { joinery } from './joinery.ts'

test('the card is a craftsman building worth 8 with a hammer, for three and more players [LH-04.1]', () => {
  expect(joinery).toMatchObject({
    no: '04',
    name: 'joinery',
    category: 'C',
    value: 8,
    price: 8,
    fee: [{ food: 1 }],
    cost: { wood: 3, clay: 0, brick: 0, iron: 0, steel: 0 },
    hammers: 1,
    fishermen: 0,
    special: false,
    usage: { full: '--PPP', short: '--PPP' },
    endValue: null,
  })
})

test('a visitor pays the owner one food [LH-04.2]', () => {
  const table = before(
    'joinery',
    { wood: 1, fish: 1 },
    { seats: { '2': { buildings: ['joinery'], stock: only({}) } } },
  ).play('enter joinery')
  expect(table.stock()).toEqual({ franc: 5 })
  expect(table.stock(2)).toEqual({ fish: 1 })
})

test('the owner sells furniture without a fee [LH-04.2]', () => {
  const table = before('joinery', { wood: 1 }, { seat1: { buildings: ['joinery'] } })
  expect(table.play('enter joinery').stock()).toEqual({ franc: 5 })
})

test('the francs to be earned do not pay the fee [LH-04.2]', () => {
  expect(before('joinery', { wood: 3 }).refusal('enter joinery')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'joinery', food: 1, francs: 0, have: 0, haveFrancs: 0 },
  })
})

test.each([
  { wood: 1, francs: 5 },
  { wood: 2, francs: 6 },
  { wood: 3, francs: 7 },
])('$wood wood brings $francs francs [LH-04.3]', ({ wood, francs }) => {
  const table = before('joinery', { wood: 4, franc: 2 }).play('enter joinery', `convert ${wood}`)
  expect(table.stock()).toEqual({ wood: 4 - wood, franc: 1 + francs })
})

test('a single wood is sold at once [LH-04.3]', () => {
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
  expect(table.refusal('convert 4')).toEqual({ code: 'too-many', params: { most: 3 } })
  expect(table.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1 } })
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
