import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'
import { buildingNamed } from '../../catalogue.ts'

const SHOP = { buildings: ['souvenir-shop', 'fishery'], stock: only({}) }

test('a visit of another player brings a franc [LH-GH21.2]', () => {
  const table = before('charcoal-kiln', { wood: 2 }, { seats: { '2': SHOP } }).play('enter fishery')
  expect(table.francs(2)).toBe(1)
  expect(table.events()).toContainEqual({
    kind: 'earned',
    seat: 1,
    building: buildingNamed('souvenir-shop'),
    tokens: [{ token: 16, amount: 1 }],
  })
})

test('it comes on top of the fee [LH-GH21.2]', () => {
  const shop = { buildings: ['souvenir-shop', 'smelter'], stock: only({}) }
  const table = before('fishery', { franc: 2 }, { seats: { '2': shop } }).play('enter smelter')
  expect(table.francs(2)).toBe(3)
})

test('visits elsewhere, own ones, and those to a town with the shop bring nothing [LH-GH21.3]', () => {
  const elsewhere = before('charcoal-kiln', { wood: 1 }, { seats: { '2': SHOP } }).play('enter charcoal-kiln')
  expect(elsewhere.francs(2)).toBe(0)
  expect(before('charcoal-kiln', {}, { seat1: SHOP }).play('enter fishery').francs()).toBe(0)
  const town = before('fishery', {}, { town: ['fishery', 'souvenir-shop'] }).play('enter fishery')
  expect(town.happened('earned')).toBe(false)
})
