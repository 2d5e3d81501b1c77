import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../goods.ts'

test('two meat with two bread bring twelve francs [LH-003.2]', () => {
  const table = before('baguette-shop', { meat: 3, bread: 2, fish: 1 })
  table.play('enter baguette-shop', 'pay 1 fish', 'convert 2')
  expect(table.stock()).toEqual({ meat: 1, franc: 12 })
  expect(table.events()).toEqual([
    { kind: 'paid', seat: 0, tokens: bundle({ bread: 2, meat: 2 }) },
    { kind: 'gained', seat: 0, tokens: bundle({ franc: 12 }) },
  ])
})

test('with five pairs, one to four can be sold [LH-003.3]', () => {
  const table = before('baguette-shop', { meat: 5, bread: 5, fish: 1 }).play(
    'enter baguette-shop',
    'pay 1 fish',
  )
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3', 'convert 4'])
  expect(table.refusal('convert 5')).toEqual({ code: 'too-many', params: { most: 4, unit: 'time' } })
  expect(table.play('convert 4').stock()).toEqual({ meat: 1, bread: 1, franc: 24 })
})

test('meat without bread, or bread without meat, makes no baguette [LH-003.4]', () => {
  expect(before('baguette-shop', { meat: 3, franc: 2 }).refusal('enter baguette-shop')).toEqual({
    code: 'lacks-goods',
    params: { building: 'baguette-shop', missing: ['bread'], amounts: [1] },
  })
  expect(before('baguette-shop', { bread: 3, franc: 2 }).refusal('enter baguette-shop')).toEqual({
    code: 'lacks-goods',
    params: { building: 'baguette-shop', missing: ['meat'], amounts: [1] },
  })
})

test('neither half of the only pair can be the fee [LH-003.5]', () => {
  expect(before('baguette-shop', { meat: 1, bread: 1 }).refusal('enter baguette-shop')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'baguette-shop' },
  })
  expect(before('baguette-shop', { meat: 2, bread: 1 }).play('enter baguette-shop').stock()).toEqual({
    franc: 6,
  })
})
