import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('two leather let four of five hides go for four francs each [LH-GH05.2]', () => {
  const table = before('fur-factory', { leather: 2, hide: 5, franc: 1 }).play('enter fur-factory')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3', 'convert 4'])
  expect(table.refuses('convert 5')).toBe('too-many')
  expect(table.play('convert 4').stock()).toEqual({ leather: 2, hide: 1, franc: 16 })
})

test('leather and hides must both be there [LH-GH05.3]', () => {
  expect(before('fur-factory', { hide: 5, franc: 1 }).refusal('enter fur-factory')).toEqual({
    code: 'lacks-goods',
    params: { building: 'fur-factory', missing: ['leather'], amounts: [1] },
  })
  expect(before('fur-factory', { leather: 5, franc: 1 }).refuses('enter fur-factory')).toBe('lacks-goods')
})
