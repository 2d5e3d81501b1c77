import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'
import { BRICK, IRON, WOOD } from '../../goods.ts'
import { hardwareStore } from './hardware-store.ts'

test('the card is economic, worth 8, with hammer and fisherman, for three and more players [LH-06.1]', () => {
  expect(hardwareStore).toMatchObject({
    no: '06',
    name: 'hardware-store',
    category: 'E',
    value: 8,
    price: 8,
    fee: [{ food: 1 }],
    cost: { wood: 3, clay: 1, brick: 0, iron: 0, steel: 0 },
    hammers: 1,
    fishermen: 1,
    special: false,
    usage: { full: '--PPP', short: '--PPP' },
    endValue: null,
  })
})

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

test('the owner takes the goods without a fee, whatever symbols the card shows [LH-06.3]', () => {
  const table = before('hardware-store', {}, { seat1: { buildings: ['hardware-store'] } })
  expect(table.play('enter hardware-store').stock()).toEqual({ wood: 1, brick: 1, iron: 1 })
})

test('who has neither food nor francs stays outside [LH-06.3]', () => {
  expect(before('hardware-store', { grain: 4, cattle: 2 }).refusal('enter hardware-store')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'hardware-store', food: 1, francs: 0, have: 0, haveFrancs: 0 },
  })
})
