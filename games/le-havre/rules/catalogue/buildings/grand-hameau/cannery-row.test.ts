import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('an iron and four smoked fish bring eighteen francs, once [LH-GH15.2]', () => {
  const table = before('cannery-row', { iron: 3, smoked_fish: 9, franc: 1 }).play(
    'enter cannery-row',
    'pay 1 franc',
  )
  expect(table.stock()).toEqual({ iron: 2, smoked_fish: 5, franc: 18 })
})

test('an iron and three meat bring sixteen francs, once [LH-GH15.3]', () => {
  const table = before('cannery-row', { iron: 3, meat: 7, franc: 1 }).play('enter cannery-row', 'pay 1 franc')
  expect(table.stock()).toEqual({ iron: 2, meat: 4, franc: 16 })
})

test('with both, either or both are tinned, each with an iron of its own [LH-GH15.4]', () => {
  const full = { iron: 2, smoked_fish: 4, meat: 3, franc: 1 }
  const table = before('cannery-row', full).play('enter cannery-row', 'pay 1 franc', 'convert 1', 'convert 1')
  expect(table.stock()).toEqual({ franc: 34 })
  const meat = before('cannery-row', full).play('enter cannery-row', 'pay 1 franc', 'convert 0')
  expect(meat.stock()).toEqual({ iron: 1, smoked_fish: 4, franc: 16 })
  const oneIron = before('cannery-row', { ...full, iron: 1 }).play(
    'enter cannery-row',
    'pay 1 franc',
    'convert 1',
  )
  expect(oneIron.stock()).toEqual({ meat: 3, franc: 18 })
  expect(before('cannery-row', { iron: 1, meat: 2, franc: 1 }).refuses('enter cannery-row')).toBe(
    'lacks-goods',
  )
})

test('steel may stand for iron [LH-GH15.5]', () => {
  const table = before('cannery-row', { steel: 1, smoked_fish: 4, franc: 1 }).play('enter cannery-row')
  expect(table.stock()).toEqual({ franc: 18 })
})
