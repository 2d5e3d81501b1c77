import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'
import { cokery } from './cokery.ts'

test('the card is an industrial building worth 18, left out of the short solo game alone [LH-25.1]', () => {
  expect(cokery).toMatchObject({
    no: '25',
    name: 'cokery',
    category: 'I',
    value: 18,
    price: 18,
    fee: [{ francs: 1 }],
    cost: { wood: 0, clay: 0, brick: 2, iron: 2, steel: 0 },
    hammers: 0,
    fishermen: 0,
    special: false,
    usage: { full: 'PPPPP', short: '-PPPP' },
    endValue: null,
  })
})

test('a visitor pays the owner one franc [LH-25.2]', () => {
  const table = before(
    'cokery',
    { coal: 1, franc: 1 },
    { seats: { '2': { buildings: ['cokery'], stock: only({}) } } },
  ).play('enter cokery')
  expect(table.stock()).toEqual({ coke: 1, franc: 1 })
  expect(table.stock(2)).toEqual({ franc: 1 })
})

test('food does not pay the franc, nor does the franc to be earned [LH-25.2]', () => {
  expect(before('cokery', { coal: 1, meat: 1 }).refusal('enter cokery')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'cokery', food: 0, francs: 1, have: 3, haveFrancs: 0 },
  })
})

test('the owner makes coke without a fee [LH-25.2]', () => {
  const table = before('cokery', { coal: 1 }, { seat1: { buildings: ['cokery'] } })
  expect(table.play('enter cokery').stock()).toEqual({ coke: 1, franc: 1 })
})

test('any number of coal becomes coke for a franc each, without energy [LH-25.3]', () => {
  const table = before('cokery', { coal: 5, franc: 1 }).play('enter cokery')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3', 'convert 4', 'convert 5'])
  expect(table.play('convert 4').stock()).toEqual({ coal: 1, coke: 4, franc: 4 })
})

test('all the coal may be turned over and not one more [LH-25.3]', () => {
  const table = before('cokery', { coal: 3, franc: 1 }).play('enter cokery')
  expect(table.refusal('convert 4')).toEqual({ code: 'too-many', params: { most: 3 } })
  expect(table.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1 } })
  expect(table.play('convert 3').stock()).toEqual({ coke: 3, franc: 3 })
})

test('without coal nobody enters: charcoal is something else [LH-25.3]', () => {
  expect(before('cokery', { charcoal: 2, coke: 1, franc: 1 }).refusal('enter cokery')).toEqual({
    code: 'lacks-goods',
    params: { building: 'cokery', missing: ['coal'], amounts: [1] },
  })
})
