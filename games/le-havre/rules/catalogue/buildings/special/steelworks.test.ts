import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('an iron and fifteen energy become two steel [LH-031.2]', () => {
  const table = before('steelworks', { iron: 1, coal: 5, franc: 1 }).play('enter steelworks')
  expect(table.stock()).toEqual({ steel: 2 })
})

test('however much iron and energy are there, they work once a visit [LH-031.2]', () => {
  const table = before('steelworks', { iron: 3, coal: 12, franc: 1 }).play('enter steelworks')
  expect(table.stock()).toEqual({ iron: 2, coal: 7, steel: 2 })
  expect(table.can('end')).toBe(true)
})

test('a steel may be handed in for the iron [LH-031.3]', () => {
  expect(before('steelworks', { steel: 1, coal: 5, franc: 1 }).play('enter steelworks').stock()).toEqual({
    steel: 2,
  })
  const table = before('steelworks', { iron: 1, steel: 1, coal: 5, franc: 1 }).play('enter steelworks')
  expect(table.commands()).toEqual(['pay 1 iron', 'pay 1 steel'])
  expect(table.play('pay 1 steel').stock()).toEqual({ iron: 1, steel: 2 })
})

test('the fuel is the choice of the visitor, with nothing redundant in it [LH-031.4]', () => {
  const table = before('steelworks', { iron: 1, wood: 5, coal: 2, coke: 2, franc: 1 }).play(
    'enter steelworks',
  )
  expect(table.commands().toSorted()).toEqual([
    'pay 2 coal 1 coke',
    'pay 2 coke',
    'pay 2 wood 1 coal 1 coke',
    'pay 5 wood 1 coke',
  ])
  expect(table.refusal('pay 1 coal 1 coke')).toEqual({
    code: 'pays-too-little',
    params: { need: 15, pays: 13, unit: 'energy' },
  })
  expect(table.refusal('pay 1 wood 2 coal 1 coke')).toEqual({
    code: 'pays-too-much',
    params: { need: 15, pays: 17, unit: 'energy' },
  })
  expect(table.play('pay 2 wood 1 coal 1 coke').stock()).toEqual({ wood: 3, coal: 1, coke: 1, steel: 2 })
})

test('fourteen energy are too little [LH-031.5]', () => {
  expect(before('steelworks', { iron: 1, wood: 2, coal: 4, franc: 1 }).refusal('enter steelworks')).toEqual({
    code: 'lacks-energy',
    params: { building: 'steelworks', need: 15, have: 14 },
  })
})

test('without iron or steel nobody enters [LH-031.5]', () => {
  expect(before('steelworks', { coke: 2, franc: 1 }).refusal('enter steelworks')).toEqual({
    code: 'lacks-goods',
    params: { building: 'steelworks', missing: ['iron'], amounts: [1] },
  })
})

test('the owner of the Wind Farm needs twelve energy [LH-031.5]', () => {
  const seat1 = { buildings: ['wind-farm'] }
  expect(
    before('steelworks', { iron: 1, coal: 4, franc: 1 }, { seat1 }).play('enter steelworks').stock(),
  ).toEqual({
    steel: 2,
  })
  expect(
    before('steelworks', { iron: 1, coal: 3, wood: 2, franc: 1 }, { seat1 }).refusal('enter steelworks'),
  ).toEqual({
    code: 'lacks-energy',
    params: { building: 'steelworks', need: 12, have: 11 },
  })
})

test('two food or one franc let a visitor in, and the owner gets what was paid [LH-031.6]', () => {
  const table = before(
    'steelworks',
    { iron: 1, coal: 5, fish: 2, franc: 1 },
    { seats: { '2': { buildings: ['steelworks'] } } },
  ).play('enter steelworks')
  expect(table.commands().toSorted()).toEqual(['pay 1 franc', 'pay 2 fish'])
  table.play('pay 2 fish')
  expect([table.stock(), table.stock(2)]).toEqual([
    { steel: 2, franc: 1 },
    { fish: 2, coal: 1, franc: 5 },
  ])
  const owner = before('steelworks', { iron: 1, coal: 5 }, { seat1: { buildings: ['steelworks'] } })
  expect(owner.play('enter steelworks').stock()).toEqual({ steel: 2 })
})
