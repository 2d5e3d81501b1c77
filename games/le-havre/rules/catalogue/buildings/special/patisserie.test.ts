import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('two bread with two grain bring ten francs [LH-019.2]', () => {
  const table = before('patisserie', { bread: 2, grain: 3, franc: 1 })
  expect(table.play('enter patisserie', 'pay 1 franc', 'convert 2').stock()).toEqual({ grain: 1, franc: 10 })
})

test('with four pairs, one to three can be sold [LH-019.3]', () => {
  const table = before('patisserie', { bread: 4, grain: 4, fish: 1 }).play('enter patisserie', 'pay 1 fish')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3'])
  expect(table.refusal('convert 4')).toEqual({ code: 'too-many', params: { most: 3, unit: 'time' } })
  expect(table.play('convert 3').stock()).toEqual({ grain: 1, bread: 1, franc: 15 })
})

test('bread without grain, or grain without bread, cannot be sold [LH-019.4]', () => {
  expect(before('patisserie', { bread: 3, franc: 2 }).refusal('enter patisserie')).toEqual({
    code: 'lacks-goods',
    params: { building: 'patisserie', missing: ['grain'], amounts: [1] },
  })
  expect(before('patisserie', { grain: 3, franc: 2 }).refusal('enter patisserie')).toEqual({
    code: 'lacks-goods',
    params: { building: 'patisserie', missing: ['bread'], amounts: [1] },
  })
})

test('the only loaf cannot pay the fee as well, and grain is not food [LH-019.5]', () => {
  expect(before('patisserie', { bread: 1, grain: 2 }).refusal('enter patisserie')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'patisserie' },
  })
  expect(before('patisserie', { bread: 2, grain: 1 }).play('enter patisserie').stock()).toEqual({ franc: 5 })
})
