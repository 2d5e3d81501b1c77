import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('three iron let three pairs of wood go for five francs each [LH-GH06.2]', () => {
  const table = before('wainwrights', { iron: 3, wood: 9, franc: 1 }).play('enter wainwrights')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3'])
  expect(table.play('convert 3').stock()).toEqual({ iron: 3, wood: 3, franc: 15 })
})

test('steel does not count [LH-GH06.3]', () => {
  const table = before('wainwrights', { iron: 1, steel: 4, wood: 9, franc: 1 }).play('enter wainwrights')
  expect(table.stock()).toEqual({ iron: 1, steel: 4, wood: 7, franc: 5 })
})

test('iron and two wood must be there [LH-GH06.4]', () => {
  expect(before('wainwrights', { wood: 4, franc: 1 }).refusal('enter wainwrights')).toEqual({
    code: 'lacks-goods',
    params: { building: 'wainwrights', missing: ['iron'], amounts: [1] },
  })
  expect(before('wainwrights', { iron: 4, wood: 1, franc: 1 }).refuses('enter wainwrights')).toBe(
    'lacks-goods',
  )
})
