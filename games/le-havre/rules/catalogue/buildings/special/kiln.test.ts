import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../goods.ts'

test('a clay and one energy become three bricks [LH-022.2]', () => {
  const table = before('kiln', { clay: 1, wood: 1, fish: 1 }).play('enter kiln')
  expect(table.stock()).toEqual({ brick: 3 })
  expect(table.events().slice(2)).toEqual([
    { kind: 'paid', seat: 0, tokens: bundle({ clay: 1 }) },
    { kind: 'paid', seat: 0, tokens: bundle({ wood: 1 }) },
    { kind: 'gained', seat: 0, tokens: bundle({ brick: 3 }) },
  ])
})

test('however much clay is there, it works once a visit [LH-022.2]', () => {
  const table = before('kiln', { clay: 5, wood: 5, fish: 1 }).play('enter kiln')
  expect(table.stock()).toEqual({ clay: 4, wood: 4, brick: 3 })
  expect(table.can('end')).toBe(true)
})

test('a brick may be handed in for the clay [LH-022.3]', () => {
  expect(before('kiln', { brick: 1, wood: 1, fish: 1 }).play('enter kiln').stock()).toEqual({ brick: 3 })
  const table = before('kiln', { clay: 1, brick: 1, wood: 1, fish: 1 }).play('enter kiln')
  expect(table.commands()).toEqual(['pay 1 clay', 'pay 1 brick'])
  expect(table.refusal('pay 1 wood')).toEqual({ code: 'wrong-payment', params: { need: 'material' } })
  expect(table.refusal('pay 1 clay 1 brick')).toEqual({
    code: 'pays-too-much',
    params: { need: 1, pays: 2, unit: 'material' },
  })
  expect(table.play('pay 1 brick').stock()).toEqual({ clay: 1, brick: 3 })
})

test('the visitor chooses the fuel, and coal brings no change [LH-022.4]', () => {
  const table = before('kiln', { clay: 1, wood: 2, coal: 1, coke: 1, fish: 1 }).play('enter kiln')
  expect(table.commands().toSorted()).toEqual(['pay 1 coal', 'pay 1 coke', 'pay 1 wood'])
  expect(table.refusal('pay 2 wood')).toEqual({
    code: 'pays-too-much',
    params: { need: 1, pays: 2, unit: 'energy' },
  })
  expect(table.refusal('pay 1 clay')).toEqual({ code: 'wrong-payment', params: { need: 'energy' } })
  expect(table.play('pay 1 coal').stock()).toEqual({ wood: 2, brick: 3, coke: 1 })
})

test('without clay or brick nobody enters [LH-022.5]', () => {
  expect(before('kiln', { wood: 3, franc: 2 }).refusal('enter kiln')).toEqual({
    code: 'lacks-goods',
    params: { building: 'kiln', missing: ['clay'], amounts: [1] },
  })
})

test('without energy nobody enters [LH-022.5]', () => {
  expect(before('kiln', { clay: 3, franc: 2 }).refusal('enter kiln')).toEqual({
    code: 'lacks-energy',
    params: { building: 'kiln', need: 1, have: 0 },
  })
})

test('the owner of the Wind Farm needs no energy [LH-022.5]', () => {
  const table = before('kiln', { clay: 1, fish: 1 }, { seat1: { buildings: ['wind-farm'] } }).play(
    'enter kiln',
  )
  expect(table.stock()).toEqual({ brick: 3 })
})
