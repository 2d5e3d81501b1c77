import { expect, it } from 'vitest'
import { estimateAt } from './estimate-at.ts'

it('what to expect is the latest that was said, in whatever order, and nothing that lies ahead', () => {
  const said = [5, 0, 3].map((at) => ({ at, points: 70 + at, error: 6 }))
  expect(estimateAt(said, 4)?.points).toBe(73)
  expect(estimateAt(said, 9)?.points).toBe(75)
  expect(estimateAt(said, 0)?.points).toBe(70)
  expect(estimateAt([], 3)).toBeUndefined()
})
