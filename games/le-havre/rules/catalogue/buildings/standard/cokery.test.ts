import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('any number of coal becomes coke for a franc each, without energy [LH-25.3]', () => {
  const table = before('cokery', { coal: 5, franc: 1 }).play('enter cokery')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3', 'convert 4', 'convert 5'])
  expect(table.play('convert 4').stock()).toEqual({ coal: 1, coke: 4, franc: 4 })
})

test('all the coal may be turned over and not one more [LH-25.3]', () => {
  const table = before('cokery', { coal: 3, franc: 1 }).play('enter cokery')
  expect(table.refusal('convert 4')).toEqual({ code: 'too-many', params: { most: 3, unit: 'time' } })
  expect(table.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1, unit: 'time' } })
  expect(table.play('convert 3').stock()).toEqual({ coke: 3, franc: 3 })
})

test('without coal nobody enters: charcoal is something else [LH-25.3]', () => {
  expect(before('cokery', { charcoal: 2, coke: 1, franc: 1 }).refusal('enter cokery')).toEqual({
    code: 'lacks-goods',
    params: { building: 'cokery', missing: ['coal'], amounts: [1] },
  })
})
