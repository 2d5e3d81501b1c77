import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'
import { abattoir } from './abattoir.ts'

test('the card is a craftsman building worth 8 for every table [LH-09.1]', () => {
  expect(abattoir).toMatchObject({
    no: '09',
    name: 'abattoir',
    category: 'C',
    value: 8,
    price: 8,
    fee: [{ francs: 2 }],
    cost: { wood: 1, clay: 1, brick: 0, iron: 1, steel: 0 },
    hammers: 0,
    fishermen: 0,
    special: false,
    usage: { full: 'PPPPP', short: 'PPPPP' },
    endValue: null,
  })
})

test('a visitor pays the owner two francs [LH-09.2]', () => {
  const table = before(
    'abattoir',
    { cattle: 1, fish: 4, franc: 2 },
    { seats: { '2': { buildings: ['abattoir'], stock: only({}) } } },
  ).play('enter abattoir')
  expect(table.stock()).toEqual({ fish: 4, meat: 1 })
  expect(table.stock(2)).toEqual({ franc: 2 })
})

test('food does not pay a fee in francs [LH-09.2]', () => {
  expect(before('abattoir', { cattle: 1, fish: 4, franc: 1 }).refusal('enter abattoir')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'abattoir', food: 0, francs: 2, have: 5, haveFrancs: 1 },
  })
})

test('the owner slaughters without a fee [LH-09.2]', () => {
  const table = before('abattoir', { cattle: 1 }, { seat1: { buildings: ['abattoir'] } })
  expect(table.play('enter abattoir').stock()).toEqual({ meat: 1 })
})

test.each([
  { cattle: 2, hides: 1 },
  { cattle: 3, hides: 1 },
  { cattle: 4, hides: 2 },
  { cattle: 5, hides: 2 },
])('slaughtering $cattle cattle gives as many meat and $hides hides [LH-09.3]', ({ cattle, hides }) => {
  const table = before('abattoir', { cattle: 6, franc: 2 }).play('enter abattoir', `convert ${cattle}`)
  expect(table.stock()).toEqual({ cattle: 6 - cattle, meat: cattle, hide: hides })
})

test('a single cattle gives no hide [LH-09.3]', () => {
  expect(before('abattoir', { cattle: 1, franc: 2 }).play('enter abattoir').stock()).toEqual({ meat: 1 })
})

test('any number is slaughtered, without energy [LH-09.4]', () => {
  const table = before('abattoir', { cattle: 3, franc: 2 }).play('enter abattoir')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3'])
  expect(table.refusal('convert 4')).toEqual({ code: 'too-many', params: { most: 3 } })
  expect(table.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1 } })
})

test('without cattle nobody enters [LH-09.4]', () => {
  expect(before('abattoir', { meat: 2, franc: 2 }).refusal('enter abattoir')).toEqual({
    code: 'lacks-goods',
    params: { building: 'abattoir', missing: ['cattle'], amounts: [1] },
  })
})
