import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('two leather with two wood bring twelve francs [LH-026.2]', () => {
  const table = before('furniture-factory', { leather: 3, wood: 2, fish: 2 })
  expect(table.play('enter furniture-factory', 'convert 2').stock()).toEqual({ leather: 1, franc: 12 })
})

test('there is no limit: twelve pairs can be sold in one visit [LH-026.2]', () => {
  const table = before('furniture-factory', { leather: 12, wood: 12, fish: 2 }).play(
    'enter furniture-factory',
  )
  expect(table.commands()).toEqual(Array.from({ length: 12 }, (_, sold) => `convert ${sold + 1}`))
  expect(table.refusal('convert 13')).toEqual({ code: 'too-many', params: { most: 12, unit: 'time' } })
  expect(table.play('convert 12').stock()).toEqual({ franc: 72 })
})

test('leather without wood, or wood without leather, cannot be sold [LH-026.3]', () => {
  expect(before('furniture-factory', { leather: 3, franc: 2 }).refusal('enter furniture-factory')).toEqual({
    code: 'lacks-goods',
    params: { building: 'furniture-factory', missing: ['wood'], amounts: [1] },
  })
  expect(
    before('furniture-factory', { wood: 3, hide: 3, franc: 2 }).refusal('enter furniture-factory'),
  ).toEqual({
    code: 'lacks-goods',
    params: { building: 'furniture-factory', missing: ['leather'], amounts: [1] },
  })
})

test('its fee is two food: one franc alone is too little, fish and franc together will do [LH-026.4]', () => {
  expect(
    before('furniture-factory', { leather: 1, wood: 1, franc: 1 }).refusal('enter furniture-factory'),
  ).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'furniture-factory', food: 2, francs: 0, have: 1, haveFrancs: 1 },
  })
  const table = before('furniture-factory', { leather: 1, wood: 1, fish: 1, franc: 1 })
  expect(table.play('enter furniture-factory').stock()).toEqual({ franc: 6 })
})
