import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { BREAD, FRANC, GRAIN, WOOD } from '../../goods.ts'

test('a loaf pays the fee, and what it is worth beyond that is lost [LH-05.2]', () => {
  const table = before('bakehouse', { grain: 2, wood: 1, bread: 1 }).play('enter bakehouse', 'convert 2')
  expect(table.stock()).toEqual({ bread: 2, franc: 1 })
})

test.each([
  { loaves: 1, energy: 1, francs: 0 },
  { loaves: 2, energy: 1, francs: 1 },
  { loaves: 3, energy: 2, francs: 1 },
  { loaves: 4, energy: 2, francs: 2 },
  { loaves: 5, energy: 3, francs: 2 },
])('baking $loaves costs $energy energy and earns $francs francs [LH-05.3]', ({ loaves, energy, francs }) => {
  const table = before('bakehouse', { grain: 6, wood: 4, franc: 2 }).play(
    'enter bakehouse',
    `convert ${loaves}`,
  )
  expect(table.stock()).toEqual({
    grain: 6 - loaves,
    wood: 4 - energy,
    bread: loaves,
    franc: 1 + francs,
  })
  expect(table.can('end')).toBe(true)
})

test('a single grain is baked without asking, for a whole energy and no franc [LH-05.3]', () => {
  const table = before('bakehouse', { grain: 1, wood: 2, fish: 1 }).play('enter bakehouse')
  expect(table.stock()).toEqual({ wood: 1, bread: 1 })
  expect(table.can('end')).toBe(true)
})

test('one coke bakes twenty loaves, as many as ten energy reach [LH-05.3]', () => {
  const table = before('bakehouse', { grain: 21, coke: 1, franc: 1 }).play('enter bakehouse')
  expect(table.refusal('convert 21')).toEqual({ code: 'too-many', params: { most: 20, unit: 'time' } })
  expect(table.play('convert 20').stock()).toEqual({ grain: 1, bread: 20, franc: 10 })
})

test('the visitor chooses how much grain to bake, at least one [LH-05.4]', () => {
  const table = before('bakehouse', { grain: 4, wood: 1, franc: 1 }).play('enter bakehouse')
  expect(table.commands()).toEqual(['convert 1', 'convert 2'])
  expect(table.refusal('convert 3')).toEqual({ code: 'too-many', params: { most: 2, unit: 'time' } })
  expect(table.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1, unit: 'time' } })
})

test('without grain nobody enters [LH-05.4]', () => {
  expect(before('bakehouse', { bread: 1, wood: 1, franc: 1 }).refusal('enter bakehouse')).toEqual({
    code: 'lacks-goods',
    params: { building: 'bakehouse', missing: ['grain'], amounts: [1] },
  })
})

test('without energy nobody enters [LH-05.5]', () => {
  expect(before('bakehouse', { grain: 1, franc: 1 }).refusal('enter bakehouse')).toEqual({
    code: 'lacks-energy',
    params: { building: 'bakehouse', need: 1, have: 0 },
  })
})

test('the baker chooses the fuel, and energy paid too much is lost [LH-05.5]', () => {
  const table = before('bakehouse', { grain: 4, wood: 3, coal: 1, franc: 1 })
  table.play('enter bakehouse', 'convert 4')
  expect(table.commands()).toEqual(['pay 2 wood', 'pay 1 coal'])
  expect(table.refusal('pay 1 wood')).toEqual({
    code: 'pays-too-little',
    params: { need: 2, pays: 1, unit: 'energy' },
  })
  expect(table.refusal('pay 1 wood 1 coal')).toEqual({
    code: 'pays-too-much',
    params: { need: 2, pays: 4, unit: 'energy' },
  })
  expect(table.refusal('pay 1 coke')).toEqual({
    code: 'not-enough-tokens',
    params: { good: 'coke', need: 1, have: 0 },
  })
  expect(table.refusal('pay 2 franc')).toEqual({ code: 'wrong-payment', params: { need: 'energy' } })
  expect(table.refuses('convert 2')).toBe('finish-payment-first')
  expect(table.play('pay 1 coal').stock()).toEqual({ wood: 3, bread: 4, franc: 2 })
})

test('a Wind Farm bakes six loaves without fuel and saves three energy on more [LH-05.6]', () => {
  const owner = { seat1: { buildings: ['wind-farm'] } }
  const six = before('bakehouse', { grain: 7, franc: 1 }, owner).play('enter bakehouse')
  expect(six.refusal('convert 7')).toEqual({ code: 'too-many', params: { most: 6, unit: 'time' } })
  expect(six.play('convert 6').stock()).toEqual({ grain: 1, bread: 6, franc: 3 })
  const eight = before('bakehouse', { grain: 8, wood: 2, franc: 1 }, owner)
  expect(eight.play('enter bakehouse', 'convert 8').stock()).toEqual({ wood: 1, bread: 8, franc: 4 })
})

test('the log names what was handed in, burnt, baked and earned [LH-05.7]', () => {
  const table = before('bakehouse', { grain: 3, wood: 2, franc: 1 }).play('enter bakehouse', 'convert 3')
  expect(table.events()).toEqual([
    { kind: 'paid', seat: 0, tokens: [{ token: GRAIN, amount: 3 }] },
    { kind: 'paid', seat: 0, tokens: [{ token: WOOD, amount: 2 }] },
    {
      kind: 'gained',
      seat: 0,
      tokens: [
        { token: BREAD, amount: 3 },
        { token: FRANC, amount: 1 },
      ],
    },
  ])
})

test('the log does not mention half a franc [LH-05.7]', () => {
  const table = before('bakehouse', { grain: 1, wood: 1, franc: 1 }).play('enter bakehouse')
  expect(table.events().at(-1)).toEqual({ kind: 'gained', seat: 0, tokens: [{ token: BREAD, amount: 1 }] })
})
