import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

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
  expect(table.refusal('convert 4')).toEqual({ code: 'too-many', params: { most: 3, unit: 'time' } })
  expect(table.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1, unit: 'time' } })
})

test('without cattle nobody enters [LH-09.4]', () => {
  expect(before('abattoir', { meat: 2, franc: 2 }).refusal('enter abattoir')).toEqual({
    code: 'lacks-goods',
    params: { building: 'abattoir', missing: ['cattle'], amounts: [1] },
  })
})
