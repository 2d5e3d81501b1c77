import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { fishpondAndWood } from './fishpond-and-wood.ts'

test('the Fishpond and Wood is no building, worth 4, asks 1 food and shows a fisherman [LH-009.1]', () => {
  expect(fishpondAndWood).toMatchObject({
    no: '009',
    category: 'N',
    value: 4,
    price: 4,
    fee: [{ food: 1 }],
    cost: null,
    hammers: 0,
    fishermen: 1,
    special: true,
  })
})

test('the pond brings three fish and the wood three wood [LH-009.2]', () => {
  const table = before('fishpond-and-wood', { franc: 1 }).play('enter fishpond-and-wood')
  expect(table.stock()).toEqual({ fish: 3, wood: 3 })
})

test('fishermen add nothing, not even its own [LH-009.2]', () => {
  const table = before('fishpond-and-wood', {}, { seat1: { buildings: ['fishpond-and-wood', 'tavern'] } })
  expect(table.play('enter fishpond-and-wood').stock()).toEqual({ fish: 3, wood: 3 })
})

test('the fee is paid before the fish come, so they cannot pay it [LH-009.3]', () => {
  expect(before('fishpond-and-wood', {}).refusal('enter fishpond-and-wood')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'fishpond-and-wood', food: 1, francs: 0, have: 0, haveFrancs: 0 },
  })
})

test('the fee goes to the owner [LH-009.3]', () => {
  const table = before(
    'fishpond-and-wood',
    { bread: 1 },
    { seats: { '2': { buildings: ['fishpond-and-wood'] } } },
  )
  expect(table.play('enter fishpond-and-wood').stock()).toEqual({ fish: 3, wood: 3 })
  expect(table.stock(2)).toEqual({ coal: 1, bread: 1, franc: 5 })
})
