import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../goods.ts'

test('three of four hides become bread [LH-020.2]', () => {
  const table = before('furriery', { hide: 4, franc: 1 }).play('enter furriery', 'convert 3')
  expect(table.stock()).toEqual({ hide: 1, bread: 3 })
})

test('there is no limit for hides: twelve become twelve loaves [LH-020.2]', () => {
  const table = before('furriery', { hide: 12, franc: 1 }).play('enter furriery')
  expect(table.commands()).toEqual(Array.from({ length: 12 }, (_, hides) => `convert ${hides + 1}`))
  expect(table.play('convert 12').stock()).toEqual({ bread: 12 })
})

test('of three leather, one or two are sold at five francs each [LH-020.3]', () => {
  const table = before('furriery', { leather: 3, franc: 1 }).play('enter furriery')
  expect(table.commands()).toEqual(['convert 1', 'convert 2'])
  expect(table.refusal('convert 3')).toEqual({ code: 'too-many', params: { most: 2, unit: 'time' } })
  expect(table.play('convert 2').stock()).toEqual({ leather: 1, franc: 10 })
})

test('hides and leather can both be traded in one visit [LH-020.4]', () => {
  const table = before('furriery', { hide: 2, leather: 3, franc: 1 }).play('enter furriery')
  expect(table.commands()).toEqual(['convert 0', 'convert 1', 'convert 2'])
  table.play('convert 2')
  expect(table.events()).toEqual([
    { kind: 'paid', seat: 0, tokens: bundle({ hide: 2 }) },
    { kind: 'gained', seat: 0, tokens: bundle({ bread: 2 }) },
  ])
  expect(table.commands()).toEqual(['convert 0', 'convert 1', 'convert 2'])
  expect(table.play('convert 1').stock()).toEqual({ leather: 2, bread: 2, franc: 5 })
})

test('either may be left out, but not both [LH-020.4]', () => {
  const table = before('furriery', { hide: 2, leather: 3, franc: 1 }).play('enter furriery', 'convert 0')
  expect(table.commands()).toEqual(['convert 1', 'convert 2'])
  expect(table.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1, unit: 'time' } })
  expect(table.play('convert 1').stock()).toEqual({ hide: 2, leather: 2, franc: 5 })
  const onlyHides = before('furriery', { hide: 1, leather: 1, franc: 1 })
  expect(onlyHides.play('enter furriery', 'convert 1', 'convert 0').stock()).toEqual({ leather: 1, bread: 1 })
})

test('a single hide and no leather leave no choice [LH-020.4]', () => {
  expect(before('furriery', { hide: 1, fish: 1 }).play('enter furriery').stock()).toEqual({ bread: 1 })
})

test('without hides and leather nobody enters [LH-020.5]', () => {
  expect(before('furriery', { franc: 3, meat: 1 }).refusal('enter furriery')).toEqual({
    code: 'lacks-goods',
    params: { building: 'furriery', missing: ['hide', 'leather'], amounts: [1, 1] },
  })
})

test('the bread it makes comes too late for its fee [LH-020.6]', () => {
  expect(before('furriery', { hide: 2 }).refuses('enter furriery')).toBe('cannot-pay-fee')
})
