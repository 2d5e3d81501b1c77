import { expect, test } from 'vitest'
import { leHavre } from '../rules.ts'
import type { PositionLiteral } from './literal.ts'

const WITH_SITE = ['construction-site', 'farm', 'kiln', 'inn', 'cobblers', 'zoo']

const handsOf = (literal: PositionLiteral): unknown[] => {
  const read = leHavre.position.read(literal)
  if (!read.ok) throw new Error(JSON.stringify(read.refusal))
  const { seats = {} } = leHavre.position.write(read.value) as PositionLiteral
  return Object.values(seats).map(({ hand }) => hand?.length)
}

const refusalOf = (literal: unknown): unknown => {
  const read = leHavre.position.read(literal)
  return read.ok ? 'accepted' : read.refusal
}

const options = { specials: WITH_SITE }

test('hands of the set-up stay if the literal does not mention them [LH-037.2]', () => {
  expect(handsOf({ options })).toEqual([3, 3, 3])
  expect(handsOf({ options, seats: { '1': { loans: 1 } } })).toEqual([3, 3, 3])
})

test('a literal with a pile or a hand replaces all hands [LH-037.2]', () => {
  expect(handsOf({ options, special: ['kiln'] })).toEqual([undefined, undefined, undefined])
  expect(handsOf({ options, seats: { '2': { hand: ['diner', null] }, '1': { loans: 1 } } })).toEqual([
    undefined,
    3,
    undefined,
  ])
})

const final = { phase: 'final', step: 'main' }

test.each([
  [{ town: ['picket-line'], strike: 2 }, 'strike', '2'],
  [{ town: ['picket-line'], strike: [4] }, 'strike', '4'],
  [{ ...final, finalActions: 2 }, 'finalActions', '2'],
  [{ phase: 'final', step: 'end', finalActions: 1 }, 'finalActions', '1'],
  [{ step: 'main', finalActions: 1 }, 'finalActions', '1'],
  [{ seats: { '2': { hand: 'zoo' } } }, 'seats.2.hand', '"zoo"'],
])('%j does not fit [LH-R.15]', (literal, field, value) => {
  expect(refusalOf(literal)).toEqual({ code: 'bad-value', params: { field, value } })
})

test('a strike needs the card that called it [LH-044.3]', () => {
  expect(refusalOf({ strike: [1] })).toEqual({
    code: 'impossible-position',
    params: { field: 'strike', value: '"strike"' },
  })
})

test('a card is either in a hand or in the pile [LH-037.2]', () => {
  const literal = { town: ['construction-site'], special: ['kiln', 'diner', 'tavern'] }
  expect(refusalOf({ ...literal, seats: { '1': { hand: ['tavern'] } } })).toEqual({
    code: 'two-owners',
    params: { field: 'seats.1.hand', value: '"tavern"' },
  })
})
