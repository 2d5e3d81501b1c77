import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'
import { buildingNamed } from '../../catalogue.ts'
import { FRANC } from '../../goods.ts'

test('a visitor pays the owner one food and builds one top proposal [LH-B2.2]', () => {
  const table = before(
    'building-firm-2',
    { wood: 1, clay: 2, fish: 1 },
    { seats: { '2': { buildings: ['building-firm-2'], stock: only({}) } } },
  ).play('enter building-firm-2', 'build fishery')
  expect(table.stock()).toEqual({ clay: 1 })
  expect(table.stock(2)).toEqual({ fish: 1 })
  expect(table.where('fishery')).toBe(1)
})

test('the fee of a town firm goes to the treasury [LH-B2.2]', () => {
  const table = before('building-firm-2', { clay: 1, franc: 1 }).play('enter building-firm-2')
  expect(table.stock()).toEqual({ clay: 1 })
  expect(table.events()).toEqual([
    { kind: 'entered', seat: 0, building: buildingNamed('building-firm-2') },
    { kind: 'fee-paid', seat: 0, to: null, tokens: [{ token: FRANC, amount: 1 }] },
  ])
})

test('one building is built in a visit [LH-B2.3]', () => {
  const table = before('building-firm-2', { wood: 2, clay: 4, franc: 20 })
  table.play('enter building-firm-2', 'build charcoal-kiln')
  expect(table.refuses('build fishery')).toBe('main-action-done')
  expect(table.can('end')).toBe(true)
})

test('without material for any top proposal nobody enters [LH-B2.3]', () => {
  expect(before('building-firm-2', { wood: 1, franc: 9 }).refusal('enter building-firm-2')).toEqual({
    code: 'nothing-buildable',
    params: { building: 'building-firm-2' },
  })
})
