import { expect, it } from 'vitest'
import { changeLiteral, type LiteralChange } from './change-literal.ts'

const LITERAL = { round: 1, town: ['inn', 'mill'] }

const changed = (place: number, how: LiteralChange['how'], value: unknown = 9) =>
  changeLiteral(LITERAL, { place, how, value })

it('values are counted depth first and changed in a copy', () => {
  expect(changed(0, 'set')).toEqual({ round: 9, town: ['inn', 'mill'] })
  expect(changed(2, 'set')).toEqual({ round: 1, town: [9, 'mill'] })
  expect(changed(4, 'set')).toEqual({ round: 9, town: ['inn', 'mill'] })
  expect(LITERAL).toEqual({ round: 1, town: ['inn', 'mill'] })
})

it('lists get another entry, or their first one again', () => {
  expect(changed(1, 'add')).toEqual({ round: 1, town: ['inn', 'mill', 9] })
  expect(changed(1, 'double')).toEqual({ round: 1, town: ['inn', 'mill', 'inn'] })
  expect(changed(0, 'add')).toEqual({ round: 9, town: ['inn', 'mill'] })
})

it('fields and entries are removed', () => {
  expect(changed(0, 'remove')).toEqual({ town: ['inn', 'mill'] })
  expect(changed(2, 'remove')).toEqual({ round: 1, town: ['mill'] })
})

it('a value without places is replaced', () => {
  expect(changeLiteral('x', { place: 3, how: 'remove', value: 9 })).toBe(9)
})
