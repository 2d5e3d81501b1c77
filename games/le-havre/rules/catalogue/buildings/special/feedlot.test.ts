import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../goods.ts'

/** The herd of the Feedlot's owner after a round that ends with a harvest. */
const afterHarvest = (cattle: number) =>
  before(
    'feedlot',
    { cattle, franc: 2 },
    { round: 2, turn: 7, step: 'end', seat1: { buildings: ['feedlot'] } },
  ).play('end')

test('the Feedlot is bought for eight francs [LH-024.1]', () => {
  const table = before('feedlot', { franc: 8 }).play('buy feedlot')
  expect([table.francs(), table.where('feedlot')]).toEqual([0, 1])
})

test('with two to six cattle its owner gets two at the harvest [LH-024.3]', () => {
  expect([2, 3, 4, 5, 6].map((cattle) => afterHarvest(cattle).held('cattle'))).toEqual([4, 5, 6, 7, 8])
  expect(afterHarvest(2).events()).toContainEqual({
    kind: 'harvested',
    seat: 0,
    tokens: bundle({ cattle: 2 }),
  })
})

test('with seven cattle or more its owner gets one as usual [LH-024.4]', () => {
  expect([7, 8].map((cattle) => afterHarvest(cattle).held('cattle'))).toEqual([8, 9])
})

test('with fewer than two cattle its owner gets none [LH-024.5]', () => {
  expect([0, 1].map((cattle) => afterHarvest(cattle).held('cattle'))).toEqual([0, 1])
})

test('it changes nothing for others, nor while the town owns it [LH-024.6]', () => {
  const cattle = { stock: { cattle: 2, franc: 9 } }
  const table = before(
    'feedlot',
    { cattle: 2, franc: 2 },
    { round: 2, turn: 7, step: 'end', seats: { '2': { ...cattle, buildings: ['feedlot'] }, '3': cattle } },
  ).play('end')
  expect([1, 2, 3].map((seat) => table.held('cattle', seat))).toEqual([3, 4, 3])
  const town = before('feedlot', { cattle: 2, franc: 2 }, { round: 2, turn: 7, step: 'end' }).play('end')
  expect(town.held('cattle')).toBe(3)
})

test('a round without harvest brings no cattle [LH-024.6]', () => {
  const table = before(
    'feedlot',
    { cattle: 2, franc: 2 },
    { round: 1, turn: 7, step: 'end', seat1: { buildings: ['feedlot'] } },
  ).play('end')
  expect(table.held('cattle')).toBe(2)
})
