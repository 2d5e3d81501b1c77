import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../bundle.ts'
import { farm } from './farm.ts'

test('the Farm is economic, worth 8, asks 1 franc for entering and shows a fisherman [LH-004.1]', () => {
  expect(farm).toMatchObject({
    no: '004',
    category: 'E',
    value: 8,
    price: 8,
    fee: [{ francs: 1 }],
    cost: null,
    hammers: 0,
    fishermen: 1,
    special: true,
  })
})

test('the Farm brings two fish, two grain, two wood, a hide and a cattle [LH-004.2]', () => {
  const table = before('farm', { franc: 3 }).play('enter farm')
  expect(table.stock()).toEqual({ fish: 2, wood: 2, grain: 2, cattle: 1, hide: 1, franc: 2 })
  expect(table.events().slice(1)).toEqual([
    { kind: 'fee-paid', seat: 0, to: null, tokens: bundle({ franc: 1 }) },
    { kind: 'gained', seat: 0, tokens: bundle({ fish: 2, grain: 2, wood: 2, hide: 1, cattle: 1 }) },
  ])
})

test('symbols of the visitor add nothing [LH-004.2]', () => {
  const table = before('farm', { franc: 1 }, { seat1: { buildings: ['hunting-lodge'] } }).play('enter farm')
  expect(table.stock()).toEqual({ fish: 2, wood: 2, grain: 2, cattle: 1, hide: 1 })
})

test('its fee is a franc, which food cannot replace [LH-004.3]', () => {
  expect(before('farm', { fish: 3 }).refusal('enter farm')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'farm', food: 0, francs: 1, have: 3, haveFrancs: 0 },
  })
})

test('the franc goes to the owner, who pays none [LH-004.4]', () => {
  const guest = before('farm', { franc: 1 }, { seats: { '2': { buildings: ['farm'] } } }).play('enter farm')
  expect([guest.francs(), guest.stock(2)]).toEqual([0, { coal: 1, franc: 6 }])
  const owner = before('farm', {}, { seat1: { buildings: ['farm'] } }).play('enter farm')
  expect(owner.stock()).toEqual({ fish: 2, wood: 2, grain: 2, cattle: 1, hide: 1 })
})
