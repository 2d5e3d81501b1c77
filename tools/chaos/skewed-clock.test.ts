import { expect, it } from 'vitest'
import { couldKnow, ShownClock } from './skewed-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const clock = (...moves: readonly (readonly [from: number, offset: number])[]): ShownClock => {
  const shown = new ShownClock()
  for (const [from, offset] of moves) shown.move(offset, from)
  return shown
}

it('knows that a time has come when the entry itself says so', () => {
  expect(couldKnow([clock([0, 0])], 5 * MINUTE, 5 * MINUTE)).toBe(true)
  expect(couldKnow([clock([0, 0])], 5 * MINUTE, 4 * MINUTE)).toBe(false)
})

it('believes a clock that was ahead until just before', () => {
  const wrong = clock([0, 0], [10 * MINUTE, HOUR], [20 * MINUTE, 0])
  expect(couldKnow([wrong], 70 * MINUTE, 20 * MINUTE + 1000)).toBe(true)
  expect(couldKnow([wrong], 70 * MINUTE, 22 * MINUTE)).toBe(false)
})

it('does not believe the clock of another server', () => {
  const right = clock([0, 0])
  const ahead = clock([0, HOUR])
  expect(couldKnow([right], 70 * MINUTE, 20 * MINUTE)).toBe(false)
  // By the other one it is later than twenty minutes past, whenever that was.
  expect(couldKnow([right, ahead], 70 * MINUTE, 20 * MINUTE)).toBe(false)
  expect(couldKnow([right, ahead], 70 * MINUTE, 75 * MINUTE)).toBe(true)
})
