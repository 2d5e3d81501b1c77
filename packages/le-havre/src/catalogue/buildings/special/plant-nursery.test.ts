import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { plantNursery } from './plant-nursery.ts'

test('the Plant Nursery is a craftsman building, worth 6, asks 1 food and shows a hammer [LH-011.1]', () => {
  expect(plantNursery).toMatchObject({
    no: '011',
    category: 'C',
    value: 6,
    price: 6,
    fee: [{ food: 1 }],
    cost: null,
    hammers: 1,
    fishermen: 0,
    special: true,
  })
})

test('the Plant Nursery brings four wood and three francs [LH-011.2]', () => {
  expect(before('plant-nursery', { fish: 1 }).play('enter plant-nursery').stock()).toEqual({
    wood: 4,
    franc: 3,
  })
})

test('the fee is paid before its francs come, so they cannot pay it [LH-011.3]', () => {
  expect(before('plant-nursery', { wood: 2 }).refusal('enter plant-nursery')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'plant-nursery', food: 1, francs: 0, have: 0, haveFrancs: 0 },
  })
})

test('the fee goes to the owner, who pays none [LH-011.3]', () => {
  const guest = before('plant-nursery', { franc: 1 }, { seats: { '2': { buildings: ['plant-nursery'] } } })
  expect(guest.play('enter plant-nursery').stock()).toEqual({ wood: 4, franc: 3 })
  expect(guest.stock(2)).toEqual({ coal: 1, franc: 6 })
  const owner = before('plant-nursery', {}, { seat1: { buildings: ['plant-nursery'] } })
  expect(owner.play('enter plant-nursery').stock()).toEqual({ wood: 4, franc: 3 })
})
