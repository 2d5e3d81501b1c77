import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('nine fish are smoked without any fire [LH-GH14.2]', () => {
  const table = before('inn', { fish: 9, franc: 1 }).play('enter inn', 'pay 1 franc')
  expect(table.play('convert 9').stock()).toEqual({ smoked_fish: 9 })
})

test('of three meat, two are sold at four francs each [LH-GH14.3]', () => {
  const table = before('inn', { meat: 3, franc: 1 }).play('enter inn', 'pay 1 franc')
  expect(table.commands()).toEqual(['convert 1', 'convert 2'])
  expect(table.refuses('convert 3')).toBe('too-many')
  expect(table.play('convert 2').stock()).toEqual({ meat: 1, franc: 8 })
})

test('fish and meat may both be used, but one must be [LH-GH14.4]', () => {
  const table = before('inn', { fish: 1, meat: 1, franc: 1 }).play('enter inn', 'pay 1 franc', 'convert 0')
  expect(table.stock()).toEqual({ fish: 1, franc: 4 })
  const both = before('inn', { fish: 1, meat: 1, franc: 1 }).play('enter inn', 'pay 1 franc', 'convert 1')
  expect(both.play('convert 1').stock()).toEqual({ smoked_fish: 1, franc: 4 })
  expect(before('inn', { wood: 3, franc: 1 }).refuses('enter inn')).toBe('lacks-goods')
})
