import { expect, it } from 'vitest'
import { wish } from './wish.ts'

it('a seat wishes to be ahead of the others rather than rich among them', () => {
  expect(wish([100, 80])).toBeGreaterThan(wish([120, 120]))
})

it('a seat alone wishes for every franc', () => {
  expect(wish([101])).toBeGreaterThan(wish([100]))
})

it('equals have equal chances, and a lead of 18 francs makes them about three to one', () => {
  expect(wish([0, 0])).toBe(1 / 2)
  expect(wish([0, 0, 0, 0])).toBe(1 / 4)
  expect(wish([0, -18])).toBeCloseTo(0.73, 2)
})

it('a hopeless seat still prefers more to less', () => {
  expect(wish([10, 1e6])).toBeGreaterThan(wish([9, 1e6]))
})
