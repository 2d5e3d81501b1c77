import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('two meat with two charcoal bring twelve francs [LH-032.2]', () => {
  const table = before('steakhouse', { meat: 2, charcoal: 3, fish: 1 })
  expect(table.play('enter steakhouse', 'pay 1 fish', 'convert 2').stock()).toEqual({
    charcoal: 1,
    franc: 12,
  })
})

test('with five pairs, one to four can be sold [LH-032.3]', () => {
  const table = before('steakhouse', { meat: 5, charcoal: 5, fish: 1 }).play('enter steakhouse', 'pay 1 fish')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3', 'convert 4'])
  expect(table.refusal('convert 5')).toEqual({ code: 'too-many', params: { most: 4, unit: 'time' } })
  expect(table.play('convert 4').stock()).toEqual({ charcoal: 1, meat: 1, franc: 24 })
})

test('meat without charcoal, or charcoal without meat, cannot be sold; coal does not count as charcoal [LH-032.4]', () => {
  expect(before('steakhouse', { meat: 3, coal: 3, franc: 1 }).refusal('enter steakhouse')).toEqual({
    code: 'lacks-goods',
    params: { building: 'steakhouse', missing: ['charcoal'], amounts: [1] },
  })
  expect(before('steakhouse', { cattle: 3, charcoal: 3, franc: 1 }).refusal('enter steakhouse')).toEqual({
    code: 'lacks-goods',
    params: { building: 'steakhouse', missing: ['meat'], amounts: [1] },
  })
})

test('the only meat cannot be the fee and be sold as well; of two, one is each [LH-032.5]', () => {
  expect(before('steakhouse', { meat: 1, charcoal: 1 }).refusal('enter steakhouse')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'steakhouse' },
  })
  expect(before('steakhouse', { meat: 2, charcoal: 1 }).play('enter steakhouse').stock()).toEqual({
    franc: 6,
  })
})
