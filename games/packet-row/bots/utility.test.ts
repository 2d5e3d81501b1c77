import { expect, it } from 'vitest'
import { utility } from './utility.ts'

it('being ahead is worth more than having many points', () => {
  expect(utility([12, 8])).toBeGreaterThan(utility([14, 14]))
})

it('equal seats have equal chances, plus a little for every point', () => {
  expect(utility([0, 0])).toBe(1 / 2)
  expect(utility([0, 0, 0, 0, 0])).toBe(1 / 5)
})

it('a hopeless seat still prefers more to less', () => {
  expect(utility([5, 1e6])).toBeGreaterThan(utility([4, 1e6]))
})
