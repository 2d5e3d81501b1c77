import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('two meals of wood, smoked fish and bread bring sixteen francs [LH-016.2]', () => {
  const table = before('diner', { wood: 3, smoked_fish: 2, bread: 3, fish: 1 })
  table.play('enter diner', 'pay 1 fish', 'convert 2')
  expect(table.stock()).toEqual({ wood: 1, bread: 1, franc: 16 })
})

test('with four meals, one to three can be sold [LH-016.3]', () => {
  const table = before('diner', { wood: 4, smoked_fish: 4, bread: 4, fish: 1 }).play(
    'enter diner',
    'pay 1 fish',
  )
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3'])
  expect(table.refusal('convert 4')).toEqual({ code: 'too-many', params: { most: 3, unit: 'time' } })
  expect(table.play('convert 3').stock()).toEqual({ wood: 1, smoked_fish: 1, bread: 1, franc: 24 })
})

test('the refusal names the missing parts of a meal [LH-016.4]', () => {
  expect(before('diner', { bread: 2, franc: 1 }).refusal('enter diner')).toEqual({
    code: 'lacks-goods',
    params: { building: 'diner', missing: ['wood', 'smoked_fish'], amounts: [1, 1] },
  })
  expect(before('diner', { wood: 2, smoked_fish: 2, franc: 1 }).refusal('enter diner')).toEqual({
    code: 'lacks-goods',
    params: { building: 'diner', missing: ['bread'], amounts: [1] },
  })
})

test('no food of the only meal can be the fee; a second loaf can [LH-016.5]', () => {
  expect(before('diner', { wood: 1, smoked_fish: 1, bread: 1 }).refusal('enter diner')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'diner' },
  })
  expect(before('diner', { wood: 1, smoked_fish: 1, bread: 2 }).play('enter diner').stock()).toEqual({
    franc: 8,
  })
})

test('the fee goes to the owner, who pays none [LH-016.6]', () => {
  const meal = { wood: 1, smoked_fish: 1, bread: 1 }
  const guest = before('diner', { ...meal, fish: 1 }, { seats: { '2': { buildings: ['diner'] } } })
  expect(guest.play('enter diner').stock()).toEqual({ franc: 8 })
  expect(guest.stock(2)).toEqual({ fish: 1, coal: 1, franc: 5 })
  const owner = before('diner', meal, { seat1: { buildings: ['diner'] } })
  expect(owner.play('enter diner').stock()).toEqual({ franc: 8 })
})
