import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('the Plant Nursery brings four wood and three francs [LH-011.2]', () => {
  expect(before('plant-nursery', { fish: 1 }).play('enter plant-nursery').stock()).toEqual({
    wood: 4,
    franc: 3,
  })
})
