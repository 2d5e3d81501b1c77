import { expect, it } from 'vitest'
import { utility } from './utility.ts'

it('being ahead is worth more than being rich', () => {
  expect(utility([100, 80])).toBeGreaterThan(utility([120, 120]))
})

it('a solo player values every franc', () => {
  expect(utility([101])).toBeGreaterThan(utility([100]))
})

it('equal seats have equal chances, and a lead of 18 francs gives about three to one', () => {
  expect(utility([0, 0])).toBe(1 / 2)
  expect(utility([0, 0, 0, 0])).toBe(1 / 4)
  expect(utility([0, -18])).toBeCloseTo(0.73, 2)
})

it('a hopeless seat still prefers more to less', () => {
  expect(utility([10, 1e6])).toBeGreaterThan(utility([9, 1e6]))
})
