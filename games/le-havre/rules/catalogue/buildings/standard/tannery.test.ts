import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { FRANC, HIDE, LEATHER } from '../../goods.ts'

test.each([1, 2, 3, 4])('tanning %i of five hides earns a franc each [LH-20.3]', (hides) => {
  const table = before('tannery', { hide: 5, franc: 1 }).play('enter tannery', `convert ${hides}`)
  expect(table.stock()).toEqual({ hide: 5 - hides, leather: hides, franc: 1 + hides })
  expect(table.events()).toEqual([
    { kind: 'paid', seat: 0, tokens: [{ token: HIDE, amount: hides }] },
    {
      kind: 'gained',
      seat: 0,
      tokens: [
        { token: LEATHER, amount: hides },
        { token: FRANC, amount: hides },
      ],
    },
  ])
  expect(table.can('end')).toBe(true)
})

test('no more than four hides are tanned in one visit [LH-20.4]', () => {
  const table = before('tannery', { hide: 6 }).play('enter tannery')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3', 'convert 4'])
  expect(table.refusal('convert 5')).toEqual({ code: 'too-many', params: { most: 4, unit: 'time' } })
})

test('at least one hide is tanned, so without hides nobody enters [LH-20.5]', () => {
  const table = before('tannery', { hide: 2 }).play('enter tannery')
  expect(table.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1, unit: 'time' } })
  expect(before('tannery', { leather: 3 }).refusal('enter tannery')).toEqual({
    code: 'lacks-goods',
    params: { building: 'tannery', missing: ['hide'], amounts: [1] },
  })
})
