import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../goods.ts'

test('four loaves are sold for twelve francs [LH-002.2]', () => {
  const table = before('bakery', { bread: 6, fish: 1 }).play('enter bakery', 'pay 1 fish', 'convert 4')
  expect(table.stock()).toEqual({ bread: 2, franc: 12 })
  expect(table.events()).toEqual([
    { kind: 'paid', seat: 0, tokens: bundle({ bread: 4 }) },
    { kind: 'gained', seat: 0, tokens: bundle({ franc: 12 }) },
  ])
})

test('with seven loaves, one to six can be sold [LH-002.3]', () => {
  const table = before('bakery', { bread: 7, fish: 1 }).play('enter bakery', 'pay 1 fish')
  expect(table.commands()).toEqual([1, 2, 3, 4, 5, 6].map((loaves) => `convert ${loaves}`))
  expect(table.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1, unit: 'time' } })
  expect(table.refusal('convert 7')).toEqual({ code: 'too-many', params: { most: 6, unit: 'time' } })
  expect(table.play('convert 6').stock()).toEqual({ bread: 1, franc: 18 })
})

test('nobody enters without bread, which nothing replaces [LH-002.4]', () => {
  expect(before('bakery', { grain: 3, brick: 3, steel: 3, franc: 3 }).refusal('enter bakery')).toEqual({
    code: 'lacks-goods',
    params: { building: 'bakery', missing: ['bread'], amounts: [1] },
  })
})

test('the only loaf cannot be the fee and be sold as well [LH-002.5]', () => {
  expect(before('bakery', { bread: 1 }).refusal('enter bakery')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'bakery' },
  })
})

test('of two loaves one is the fee and the other is sold [LH-002.5]', () => {
  expect(before('bakery', { bread: 2 }).play('enter bakery').stock()).toEqual({ franc: 3 })
})

test('the last loaf is never offered as the fee [LH-002.5]', () => {
  const table = before('bakery', { bread: 1, fish: 1, franc: 1 }).play('enter bakery')
  expect(table.commands().toSorted()).toEqual(['pay 1 fish', 'pay 1 franc'])
  expect(table.refusal('pay 1 bread')).toEqual({ code: 'leaves-too-little', params: { building: 'bakery' } })
  expect(table.refusal('pay 1 fish 1 franc')).toEqual({
    code: 'pays-too-much',
    params: { need: 1, pays: 2, unit: 'food' },
  })
})
