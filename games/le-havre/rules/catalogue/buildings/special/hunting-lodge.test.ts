import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('the hunt brings two hides and three meat [LH-017.2]', () => {
  expect(before('hunting-lodge', { fish: 1 }).play('enter hunting-lodge').stock()).toEqual({
    hide: 2,
    meat: 3,
  })
})
