import { expect, test } from 'vitest'
import { reading, refusal } from '../testing/literal.ts'

test.each([
  ['seats.1.stock.franc', { seats: { '1': { stock: { franc: -5 } } } }, -5],
  ['seats.2.stock.steel', { seats: { '2': { stock: { steel: -1 } } } }, -1],
  ['seats.2.loans', { seats: { '2': { loans: -1 } } }, -1],
  ['seats.3.owes', { seats: { '3': { owes: -2 } } }, -2],
  ['seats.1.knows', { seats: { '1': { knows: [-1] } } }, -1],
])('%s is not negative: %j [LH-R.11]', (field, literal, value) => {
  expect(reading(literal)).toEqual(refusal('negative-amount', field, value))
})

test.each([
  ['seats.2.disc', { seats: { '2': { disc: 'casino' } } }, 'casino'],
  ['seats.2.either', { seats: { '2': { either: ['casino'] } } }, 'casino'],
])('%s names only cards that exist: %j [LH-R.12]', (field, literal, value) => {
  expect(reading(literal)).toEqual(refusal('no-such-card', field, value))
})

test.each([
  ['seats.0', { seats: { '0': {} } }],
  ['seats.4', { seats: { '4': {} } }],
  ['seats.6', { options: { players: 5 }, seats: { '6': {} } }],
  ['seats.01', { seats: { '01': {} } }],
  ['seats.red', { seats: { red: {} } }],
  ['seats.1.money', { seats: { '1': { money: 3 } } }],
])('there is no field %s [LH-R.14]', (field, literal) => {
  expect(reading(literal)).toEqual({ code: 'unknown-field', params: { field } })
})

test.each([
  ['seats.1.stock.gold', { seats: { '1': { stock: { gold: 1 } } } }],
  ['seats.1.stock.smoked-fish', { seats: { '1': { stock: { 'smoked-fish': 1 } } } }],
])('there are no tokens %s [LH-R.14]', (field, literal) => {
  expect(reading(literal)).toEqual({ code: 'unknown-field', params: { field } })
})

test.each([
  ['seats', { seats: [] }, []],
  ['seats', { seats: 3 }, 3],
  ['seats.1', { seats: { '1': [] } }, []],
  ['seats.1', { seats: { '1': 5 } }, 5],
  ['seats.1.stock', { seats: { '1': { stock: [] } } }, []],
  ['seats.1.stock.fish', { seats: { '1': { stock: { fish: '2' } } } }, '2'],
  ['seats.1.stock.fish', { seats: { '1': { stock: { fish: 512 } } } }, 512],
  ['seats.1.loans', { seats: { '1': { loans: 100 } } }, 100],
  ['seats.1.loans', { seats: { '1': { loans: true } } }, true],
  ['seats.1.owes', { seats: { '1': { owes: 0.5 } } }, 0.5],
  ['seats.1.knows', { seats: { '1': { knows: 1 } } }, 1],
  ['seats.1.knows', { seats: { '1': { knows: [0] } } }, 0],
  ['seats.1.knows', { seats: { '1': { knows: [7] } } }, 7],
  ['seats.1.knows', { options: { version: 'short' }, seats: { '1': { knows: [1] } } }, 1],
  ['seats.1.either', { seats: { '1': { either: 'zoo' } } }, 'zoo'],
])('%s does not fit: %j [LH-R.15]', (field, literal, value) => {
  expect(reading(literal)).toEqual(refusal('bad-value', field, value))
})
