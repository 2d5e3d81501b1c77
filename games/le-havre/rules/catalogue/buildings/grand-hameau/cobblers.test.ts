import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('two of three leather bring four loaves and four francs [LH-GH30.2]', () => {
  const table = before('cobblers', { leather: 3, franc: 1 }).play('enter cobblers')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3'])
  expect(table.play('convert 2').stock()).toEqual({ leather: 1, bread: 4, franc: 4 })
})

test('hides are no leather [LH-GH30.3]', () => {
  expect(before('cobblers', { hide: 3, franc: 1 }).refuses('enter cobblers')).toBe('lacks-goods')
})
