import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { blastFurnace } from './blast-furnace.ts'

test('the Blast Furnace is an industrial building, worth 10, and asks 3 food or 2 francs for entering [LH-GH23.1]', () => {
  expect(blastFurnace).toMatchObject({
    no: 'GH23',
    category: 'I',
    value: 10,
    price: 10,
    fee: [{ food: 3 }, { francs: 2 }],
    cost: null,
    hammers: 0,
    fishermen: 0,
    special: true,
  })
})

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
