import { expect, test } from 'vitest'
import { leHavre } from '../../../rules.ts'
import { before } from '../../../testing/index.ts'
import type { Tokens } from '../../goods.ts'

const line = (tokens: Tokens, ships: readonly string[] = ['dina'], buildings = ['biofuel-facility']) =>
  before('shipping-line', { ...tokens, franc: 2 }, { seat1: { ships, buildings } })

test('two grain sail a ship [LH-GH24.2]', () => {
  const table = line({ grain: 2, leather: 2 }).play('enter shipping-line', 'load 2 leather')
  expect(table.stock()).toEqual({ franc: 8 })
})

test('grain, wood and coal may be mixed, without a token too many [LH-GH24.2] [LH-GH24.4]', () => {
  const table = line({ grain: 3, wood: 3, coal: 1, leather: 2 }).play('enter shipping-line', 'load 2 leather')
  expect(table.commands()).toEqual(['pay 3 wood', 'pay 1 wood 1 grain', 'pay 2 grain', 'pay 1 coal'])
  expect(table.refuses('pay 3 grain')).toBe('pays-too-much')
  expect(table.refuses('pay 1 grain')).toBe('pays-too-little')
  expect(table.play('pay 1 wood 1 grain').stock()).toEqual({ grain: 2, wood: 2, coal: 1, franc: 8 })
})

test('goods that pay energy are not shipped [LH-GH24.4]', () => {
  const table = line({ grain: 3 }).play('enter shipping-line')
  expect(table.commands()).toEqual(['load 1 grain'])
  table.play('load 1 grain')
  expect(table.stock()).toEqual({ franc: 1 })
  const four = line({ grain: 4 }).play('enter shipping-line')
  expect(four.commands()).toEqual(['load 1 grain', 'load 2 grain'])
  expect(four.refusal('load 3 grain')).toEqual({ code: 'too-many', params: { most: 2, unit: 'good' } })
  const two = line({ grain: 5 }, ['dina', 'lucie']).play('enter shipping-line')
  expect(two.refusal('sail 2 wooden')).toEqual({ code: 'ship-would-be-empty', params: {} })
})

test('with too little grain no ship sails [LH-GH24.2]', () => {
  expect(line({ grain: 1, leather: 2 }).refusal('enter shipping-line')).toEqual({
    code: 'lacks-energy',
    params: { building: 'shipping-line', need: 3, have: 2 },
  })
})

test('without the card grain does not burn [LH-GH24.3]', () => {
  expect(line({ grain: 9, leather: 2 }, ['dina'], []).refusal('enter shipping-line')).toEqual({
    code: 'lacks-energy',
    params: { building: 'shipping-line', need: 3, have: 0 },
  })
})

test('nor anywhere else with it [LH-GH24.3]', () => {
  const bakehouse = before(
    'bakehouse',
    { grain: 9, franc: 1 },
    { seat1: { buildings: ['biofuel-facility'] } },
  )
  expect(bakehouse.refuses('enter bakehouse')).toBe('lacks-energy')
  const kiln = before(
    'bakehouse',
    { grain: 3, wood: 1, coal: 1, franc: 1 },
    { seat1: { buildings: ['biofuel-facility'] } },
  )
  kiln.play('enter bakehouse', 'convert 2')
  expect(kiln.commands()).toEqual(['pay 1 wood', 'pay 1 coal'])
  expect(kiln.refuses('pay 1 grain')).toBe('pays-too-little')
})

test('a payment to come is written and read again [LH-GH24.2]', () => {
  const table = line({ grain: 3, wood: 3, leather: 2 }).play('enter shipping-line', 'load 2 leather')
  const read = leHavre.position.read(JSON.parse(JSON.stringify(table.position())))
  expect(read.ok && leHavre.hash(read.value)).toBe(leHavre.hash(table.state))
})
