import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('three hides with three leather bring twenty-one francs [LH-005.2]', () => {
  const table = before('clothing-industry', { hide: 4, leather: 3, franc: 1 })
  expect(table.play('enter clothing-industry', 'convert 3').stock()).toEqual({ hide: 1, franc: 21 })
})

test('there is no limit: twenty pairs can be sold in one visit [LH-005.2]', () => {
  const table = before('clothing-industry', { hide: 20, leather: 20, franc: 1 }).play(
    'enter clothing-industry',
  )
  expect(table.commands()).toEqual(Array.from({ length: 20 }, (_, sold) => `convert ${sold + 1}`))
  expect(table.refusal('convert 21')).toEqual({ code: 'too-many', params: { most: 20, unit: 'time' } })
  expect(table.play('convert 20').stock()).toEqual({ franc: 140 })
})

test('hides without leather, or leather without hides, cannot be sold [LH-005.3]', () => {
  expect(before('clothing-industry', { hide: 3, franc: 2 }).refusal('enter clothing-industry')).toEqual({
    code: 'lacks-goods',
    params: { building: 'clothing-industry', missing: ['leather'], amounts: [1] },
  })
  expect(before('clothing-industry', { leather: 3, franc: 2 }).refusal('enter clothing-industry')).toEqual({
    code: 'lacks-goods',
    params: { building: 'clothing-industry', missing: ['hide'], amounts: [1] },
  })
})

test('one franc settles the fee, so food is never mixed with francs [LH-005.4]', () => {
  const table = before('clothing-industry', { hide: 2, leather: 2, fish: 2, bread: 1, franc: 3 })
  table.play('enter clothing-industry')
  expect(table.commands().toSorted()).toEqual(['pay 1 bread', 'pay 1 franc', 'pay 2 fish'])
  expect(table.refusal('pay 1 fish 1 franc')).toEqual({
    code: 'pays-too-much',
    params: { need: 1, pays: 2, unit: 'franc' },
  })
  expect(table.play('pay 1 franc', 'convert 1').stock()).toEqual({
    fish: 2,
    hide: 1,
    leather: 1,
    bread: 1,
    franc: 9,
  })
})

test('one fish is less than the two food asked [LH-005.4]', () => {
  const table = before('clothing-industry', { hide: 1, leather: 1, fish: 2, franc: 1 })
  expect(table.play('enter clothing-industry').refusal('pay 1 fish')).toEqual({
    code: 'pays-too-little',
    params: { need: 2, pays: 1, unit: 'food' },
  })
})
