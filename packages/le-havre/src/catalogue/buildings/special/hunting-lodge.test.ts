import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { huntingLodge } from './hunting-lodge.ts'

test('the Hunting Lodge is a craftsman building, worth 6, with a hammer and two fishermen [LH-017.1]', () => {
  expect(huntingLodge).toMatchObject({
    no: '017',
    category: 'C',
    value: 6,
    price: 6,
    fee: [{ food: 1 }],
    cost: null,
    hammers: 1,
    fishermen: 2,
    special: true,
  })
})

test('the hunt brings two hides and three meat [LH-017.2]', () => {
  expect(before('hunting-lodge', { fish: 1 }).play('enter hunting-lodge').stock()).toEqual({
    hide: 2,
    meat: 3,
  })
})

test('the meat comes too late to pay the fee of 1 food [LH-017.3]', () => {
  expect(before('hunting-lodge', { cattle: 2 }).refusal('enter hunting-lodge')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'hunting-lodge', food: 1, francs: 0, have: 0, haveFrancs: 0 },
  })
})

test('the fee goes to the owner, who pays none [LH-017.3]', () => {
  const guest = before('hunting-lodge', { franc: 1 }, { seats: { '2': { buildings: ['hunting-lodge'] } } })
  expect(guest.play('enter hunting-lodge').stock()).toEqual({ hide: 2, meat: 3 })
  expect(guest.stock(2)).toEqual({ coal: 1, franc: 6 })
  const owner = before('hunting-lodge', {}, { seat1: { buildings: ['hunting-lodge'] } })
  expect(owner.play('enter hunting-lodge').stock()).toEqual({ hide: 2, meat: 3 })
})
