import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('eighteen energy make six iron and no more [LH-GH23.2]', () => {
  const table = before('blast-furnace', { coal: 7, franc: 2 }).play('enter blast-furnace')
  expect(table.commands()).toEqual(Array.from({ length: 6 }, (_, times) => `convert ${times + 1}`))
  expect(table.play('convert 6').stock()).toEqual({ coal: 1, iron: 6 })
})

test('the energy is paid in one sum [LH-GH23.3]', () => {
  const table = before('blast-furnace', { coke: 1, franc: 2 }).play('enter blast-furnace')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3'])
  expect(table.play('convert 3').stock()).toEqual({ iron: 3 })
})

test('with a Wind Farm one iron needs no fuel [LH-GH23.3]', () => {
  const table = before('blast-furnace', { coal: 1, franc: 2 }, { seat1: { buildings: ['wind-farm'] } })
  table.play('enter blast-furnace')
  expect(table.commands()).toEqual(['convert 1', 'convert 2'])
  expect(table.play('convert 1').stock()).toEqual({ coal: 1, iron: 1 })
})

test('two energy are not enough [LH-GH23.4]', () => {
  expect(before('blast-furnace', { wood: 2, franc: 2 }).refusal('enter blast-furnace')).toEqual({
    code: 'lacks-energy',
    params: { building: 'blast-furnace', need: 3, have: 2 },
  })
})
