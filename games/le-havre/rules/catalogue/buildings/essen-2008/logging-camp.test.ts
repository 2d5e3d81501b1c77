import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('seven food buy seven wood and no more [LH-038.2]', () => {
  const table = before('logging-camp', { fish: 9 }).play('enter logging-camp')
  expect(table.commands()).toEqual(Array.from({ length: 7 }, (_, times) => `convert ${times + 1}`))
  expect(table.refusal('convert 8')).toEqual({ code: 'too-many', params: { most: 7, unit: 'time' } })
  expect(table.play('convert 7').stock()).toEqual({ fish: 2, wood: 7 })
})

test('the food is paid in one sum, with any tokens [LH-038.3]', () => {
  const table = before('logging-camp', { fish: 1, meat: 1, franc: 1 }).play('enter logging-camp')
  expect(table.commands()).toHaveLength(5)
  table.play('convert 2')
  expect(table.commands()).toEqual(['pay 1 fish 1 franc', 'pay 1 meat'])
  expect(table.play('pay 1 meat').stock()).toEqual({ fish: 1, franc: 1, wood: 2 })
})

test('a payment without a choice is made automatically [LH-038.3]', () => {
  expect(before('logging-camp', { meat: 1 }).play('enter logging-camp', 'convert 1').stock()).toEqual({
    wood: 1,
  })
})

test('without food there is nothing to do [LH-038.4]', () => {
  expect(before('logging-camp', { wood: 3 }).refusal('enter logging-camp')).toEqual({
    code: 'lacks-food',
    params: { building: 'logging-camp', need: 1, have: 0 },
  })
})
