import { expect, it } from 'vitest'
import { utility } from './utility.ts'

it('being ahead of the others is worth more than being rich among them', () => {
  expect(utility([12, 8])).toBeGreaterThan(utility([14, 14]))
})

it('equals have equal chances, but for a little that every point adds', () => {
  expect(utility([0, 0])).toBe(1 / 2)
  expect(utility([0, 0, 0, 0, 0])).toBe(1 / 5)
})

it('a hopeless seat still prefers more to less', () => {
  expect(utility([5, 1e6])).toBeGreaterThan(utility([4, 1e6]))
})
