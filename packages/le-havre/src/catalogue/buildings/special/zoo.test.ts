import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../bundle.ts'
import { zoo } from './zoo.ts'

test('the Zoo is public, worth 8, asks 1 franc for entering and shows a fisherman [LH-035.1]', () => {
  expect(zoo).toMatchObject({
    no: '035',
    category: 'P',
    value: 8,
    price: 8,
    fee: [{ francs: 1 }],
    cost: null,
    hammers: 0,
    fishermen: 1,
    special: true,
  })
})

test('every three fish and cattle bring a franc, and the animals are kept [LH-035.2]', () => {
  const table = before('zoo', { fish: 4, cattle: 5, franc: 1 }).play('enter zoo')
  expect(table.stock()).toEqual({ fish: 4, cattle: 5, franc: 3 })
  expect(table.events().at(-1)).toEqual({ kind: 'gained', seat: 0, tokens: bundle({ franc: 3 }) })
})

test('fish and cattle are added up before the thirds are rounded down [LH-035.3]', () => {
  const francs = (fish: number, cattle: number) =>
    before('zoo', { fish, cattle, franc: 1 }).play('enter zoo').francs()
  expect([francs(2, 1), francs(2, 2), francs(2, 3), francs(5, 1), francs(0, 8)]).toEqual([1, 1, 1, 2, 2])
})

test('two animals are too few [LH-035.4]', () => {
  expect(before('zoo', { fish: 1, cattle: 1, franc: 1 }).refusal('enter zoo')).toEqual({
    code: 'nothing-to-gain',
    params: { building: 'zoo' },
  })
})

test('smoked fish and meat are not alive [LH-035.4]', () => {
  expect(before('zoo', { fish: 2, smoked_fish: 5, meat: 5, franc: 1 }).refuses('enter zoo')).toBe(
    'nothing-to-gain',
  )
})

test('its fee is a franc that fish cannot replace and that comes before the gain [LH-035.5]', () => {
  expect(before('zoo', { fish: 9 }).refusal('enter zoo')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'zoo', food: 0, francs: 1, have: 9, haveFrancs: 0 },
  })
})

test('the franc goes to the owner, who pays none [LH-035.5]', () => {
  const guest = before('zoo', { fish: 3, franc: 1 }, { seats: { '2': { buildings: ['zoo'] } } }).play(
    'enter zoo',
  )
  expect([guest.francs(), guest.stock(2)]).toEqual([1, { coal: 1, franc: 6 }])
  const owner = before('zoo', { cattle: 3 }, { seat1: { buildings: ['zoo'] } }).play('enter zoo')
  expect(owner.stock()).toEqual({ cattle: 3, franc: 1 })
})
