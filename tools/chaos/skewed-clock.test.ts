import { expect, it } from 'vitest'
import { couldBeDue, SkewedClock } from './skewed-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const clock = (...moves: readonly (readonly [from: number, offset: number])[]): SkewedClock => {
  const shown = new SkewedClock()
  for (const [from, offset] of moves) shown.move(offset, from)
  return shown
}

it('accepts a time that the entry itself has reached', () => {
  expect(couldBeDue([clock([0, 0])], 5 * MINUTE, 5 * MINUTE)).toBe(true)
  expect(couldBeDue([clock([0, 0])], 5 * MINUTE, 4 * MINUTE)).toBe(false)
})

it('accepts a clock that was ahead until just before', () => {
  const wrong = clock([0, 0], [10 * MINUTE, HOUR], [20 * MINUTE, 0])
  expect(couldBeDue([wrong], 70 * MINUTE, 20 * MINUTE + 1000)).toBe(true)
  expect(couldBeDue([wrong], 70 * MINUTE, 22 * MINUTE)).toBe(false)
})

it('ignores a clock that did not write the entry', () => {
  const right = clock([0, 0])
  const ahead = clock([0, HOUR])
  expect(couldBeDue([right], 70 * MINUTE, 20 * MINUTE)).toBe(false)
  // By the other one it is later than twenty minutes past, whenever that was.
  expect(couldBeDue([right, ahead], 70 * MINUTE, 20 * MINUTE)).toBe(false)
  expect(couldBeDue([right, ahead], 70 * MINUTE, 75 * MINUTE)).toBe(true)
})
