import { expect, it } from 'vitest'
import { wish } from './wish.ts'

it('a seat wishes to be ahead of the others rather than rich among them', () => {
  expect(wish([12, 8])).toBeGreaterThan(wish([14, 14]))
})

it('equals have equal chances, but for a little that every point adds', () => {
  expect(wish([0, 0])).toBe(1 / 2)
  expect(wish([0, 0, 0, 0, 0])).toBe(1 / 5)
})

it('a hopeless seat still prefers more to less', () => {
  expect(wish([5, 1e6])).toBeGreaterThan(wish([4, 1e6]))
})
