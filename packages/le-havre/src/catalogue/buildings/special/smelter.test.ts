import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { smelter } from './smelter.ts'

test('the Smelter is industrial, worth 10, and asks 2 francs for entering [LH-015.1]', () => {
  expect(smelter).toMatchObject({
    no: '015',
    category: 'I',
    value: 10,
    price: 10,
    fee: [{ francs: 2 }],
    cost: null,
    hammers: 0,
    fishermen: 0,
    special: true,
  })
})

test('the Smelter brings a coal, a coke and an iron [LH-015.2]', () => {
  expect(before('smelter', { franc: 2 }).play('enter smelter').stock()).toEqual({ iron: 1, coal: 1, coke: 1 })
})

test('its fee is two francs; one is too few, and food cannot replace the other [LH-015.3]', () => {
  expect(before('smelter', { fish: 4, franc: 1 }).refusal('enter smelter')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'smelter', food: 0, francs: 2, have: 5, haveFrancs: 1 },
  })
})

test('the francs go to the owner, who pays none [LH-015.3]', () => {
  const guest = before('smelter', { franc: 3 }, { seats: { '2': { buildings: ['smelter'] } } }).play(
    'enter smelter',
  )
  expect([guest.francs(), guest.stock(2)]).toEqual([1, { coal: 1, franc: 7 }])
  const owner = before('smelter', {}, { seat1: { buildings: ['smelter'] } }).play('enter smelter')
  expect(owner.stock()).toEqual({ iron: 1, coal: 1, coke: 1 })
})
