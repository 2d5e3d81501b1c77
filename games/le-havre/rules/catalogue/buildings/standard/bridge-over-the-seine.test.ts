import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { CLAY, FRANC, type Tokens, WOOD } from '../../goods.ts'

const name = 'bridge-over-the-seine'

const bridge = (stock: Tokens) => before(name, stock, { seat1: { buildings: [name] } }).play(`enter ${name}`)

test('each upgraded good of any kind earns one franc [LH-27.3]', () => {
  const upgraded = { smoked_fish: 1, charcoal: 1, brick: 1, steel: 1, bread: 1, meat: 1, coke: 1, leather: 1 }
  const table = bridge(upgraded)
  for (const good of Object.keys(upgraded)) table.play(`give 1 ${good.replace('_', '-')}`)
  expect(table.stock()).toEqual({ franc: 8 })
  expect(table.can('end')).toBe(true)
})

test('three standard goods bring one franc, of one kind or mixed [LH-27.4]', () => {
  expect(bridge({ fish: 3 }).play('give 3 fish').stock()).toEqual({ franc: 1 })
  const mixed = bridge({ fish: 1, cattle: 1, hide: 1 }).play('give 1 fish', 'give 1 cattle', 'give 1 hide')
  expect(mixed.stock()).toEqual({ franc: 1 })
  expect(bridge({ wood: 7 }).play('give 6 wood').stock()).toEqual({ wood: 1, franc: 2 })
})

test('standard goods are given in whole threes: what cannot be filled up is refused [LH-27.4]', () => {
  const table = bridge({ wood: 4, clay: 1 })
  expect(table.commands()).toEqual(['give 2 wood', 'give 3 wood'])
  expect(table.refusal('give 4 wood')).toEqual({ code: 'not-a-multiple', params: { of: 3 } })
  expect(table.refusal('give 1 wood')).toEqual({ code: 'not-a-multiple', params: { of: 3 } })
  expect(table.refusal('give 1 clay')).toEqual({ code: 'not-a-multiple', params: { of: 3 } })
})

test('four of one kind are one too many [LH-27.4]', () => {
  expect(bridge({ fish: 4 }).refusal('give 4 fish')).toEqual({ code: 'not-a-multiple', params: { of: 3 } })
})

test('an upgraded good does not fill a three [LH-27.4]', () => {
  expect(bridge({ wood: 2, smoked_fish: 1 }).commands()).toEqual(['give 1 smoked-fish'])
})

test('an open three must be filled before anything else [LH-27.4]', () => {
  const table = bridge({ wood: 2, clay: 2, steel: 1 }).play('give 2 wood')
  expect(table.stock()).toEqual({ clay: 2, steel: 1 })
  expect(table.commands()).toEqual(['give 1 clay'])
  expect(table.refusal('give 1 steel')).toEqual({ code: 'not-a-multiple', params: { of: 3 } })
  expect(table.refusal('done')).toEqual({ code: 'not-a-multiple', params: { of: 3 } })
  expect(table.play('give 1 clay').stock()).toEqual({ clay: 1, steel: 1, franc: 1 })
})

test('the seller gives any amount that is worth a franc or more [LH-27.5]', () => {
  const table = bridge({ wood: 3, bread: 3 })
  expect(table.commands()).toEqual(['give 3 wood', 'give 1 bread', 'give 2 bread', 'give 3 bread'])
  expect(table.refusal('done')).toEqual({ code: 'nothing-given', params: {} })
  table.play('give 3 wood')
  expect(table.commands()).toEqual(['give 1 bread', 'give 2 bread', 'give 3 bread', 'done'])
  expect(table.play('done').stock()).toEqual({ bread: 3, franc: 1 })
  expect(table.events()).toEqual([])
  expect(table.can('end')).toBe(true)
})

test('a kind is named once [LH-27.5]', () => {
  expect(bridge({ wood: 7, bread: 1 }).play('give 3 wood').commands()).toEqual(['give 1 bread', 'done'])
})

test('goods are given in the order of the store and only those that are there [LH-27.5]', () => {
  const table = bridge({ wood: 3, bread: 2, coke: 2 }).play('give 1 bread')
  expect(table.refusal('give 3 wood')).toEqual({ code: 'out-of-order', params: {} })
  expect(table.refusal('give 3 coke')).toEqual({
    code: 'not-enough-tokens',
    params: { good: 'coke', need: 3, have: 2 },
  })
})

test('two standard goods are worth nothing, so nobody enters with them [LH-27.6]', () => {
  expect(before(name, { wood: 1, hide: 1, franc: 9 }).refusal(`enter ${name}`)).toEqual({
    code: 'lacks-goods',
    params: { building: name, missing: [], amounts: [] },
  })
})

test('francs are no goods [LH-27.6]', () => {
  expect(bridge({ bread: 1, franc: 3 }).refusal('give 3 franc')).toEqual({
    code: 'not-offered-here',
    params: { building: name },
  })
})

test('the log names what was given and what it earned [LH-27.7]', () => {
  const table = bridge({ wood: 2, clay: 1, steel: 1 })
  expect(table.play('give 2 wood').events()).toEqual([
    { kind: 'paid', seat: 0, tokens: [{ token: WOOD, amount: 2 }] },
  ])
  expect(table.play('give 1 clay').events()).toEqual([
    { kind: 'paid', seat: 0, tokens: [{ token: CLAY, amount: 1 }] },
    { kind: 'gained', seat: 0, tokens: [{ token: FRANC, amount: 1 }] },
  ])
})
