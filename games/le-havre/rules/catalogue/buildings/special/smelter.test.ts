import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('the Smelter brings a coal, a coke and an iron [LH-015.2]', () => {
  expect(before('smelter', { franc: 2 }).play('enter smelter').stock()).toEqual({ iron: 1, coal: 1, coke: 1 })
})
