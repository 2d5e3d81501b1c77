import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('ten food buy five iron and no more [LH-042.2]', () => {
  const table = before('junkyard', { fish: 14, franc: 1 }).play('enter junkyard', 'pay 1 franc')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3', 'convert 4', 'convert 5'])
  expect(table.play('convert 5').stock()).toEqual({ fish: 4, iron: 5 })
})

test('two meat pay for three iron together [LH-042.3]', () => {
  const table = before('junkyard', { meat: 2, franc: 1 }).play('enter junkyard')
  expect(table.commands()).toContain('pay 1 franc')
  expect(table.play('pay 1 franc', 'convert 3').stock()).toEqual({ iron: 3 })
})

test('the fee comes first [LH-042.4]', () => {
  expect(before('junkyard', { fish: 2 }).refuses('enter junkyard')).toBe('fee-eats-action')
  expect(before('junkyard', { fish: 1 }).refusal('enter junkyard')).toEqual({
    code: 'lacks-food',
    params: { building: 'junkyard', need: 2, have: 1 },
  })
})
