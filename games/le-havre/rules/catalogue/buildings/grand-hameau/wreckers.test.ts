import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('six food buy four wood, four clay and two iron [LH-GH22.2]', () => {
  const table = before('wreckers', { fish: 9, franc: 1 }).play('enter wreckers')
  expect(table.commands()).toEqual(['convert 1', 'convert 2'])
  expect(table.play('convert 2').stock()).toEqual({ fish: 3, wood: 4, clay: 4, iron: 2 })
})

test('the franc of the fee is not there to be eaten [LH-GH22.3]', () => {
  expect(before('wreckers', { fish: 2, franc: 1 }).refuses('enter wreckers')).toBe('fee-eats-action')
  expect(before('wreckers', { fish: 2, franc: 2 }).play('enter wreckers').stock()).toEqual({
    wood: 2,
    clay: 2,
    iron: 1,
  })
})
