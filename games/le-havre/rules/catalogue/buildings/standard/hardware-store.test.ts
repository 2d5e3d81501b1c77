import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'
import { BRICK, IRON, WOOD } from '../../goods.ts'

test('a visit brings one wood, one brick and one iron [LH-06.2]', () => {
  const table = before('hardware-store', { wood: 1, franc: 2 }).play('enter hardware-store')
  expect(table.stock()).toEqual({ wood: 2, brick: 1, iron: 1, franc: 1 })
  expect(table.events().at(-1)).toEqual({
    kind: 'gained',
    seat: 0,
    tokens: [
      { token: WOOD, amount: 1 },
      { token: IRON, amount: 1 },
      { token: BRICK, amount: 1 },
    ],
  })
  expect(table.can('end')).toBe(true)
})

test('a visitor pays the owner one food, in fish or in francs [LH-06.3]', () => {
  const table = before(
    'hardware-store',
    { fish: 1, franc: 1 },
    { seats: { '2': { buildings: ['hardware-store'], stock: only({}) } } },
  ).play('enter hardware-store')
  expect(table.commands()).toEqual(['pay 1 franc', 'pay 1 fish'])
  table.play('pay 1 fish')
  expect(table.stock()).toEqual({ wood: 1, brick: 1, iron: 1, franc: 1 })
  expect(table.stock(2)).toEqual({ fish: 1 })
})
