import { describe, expect, it } from 'vitest'
import { undoTarget } from './choices.ts'

describe('taking back', () => {
  it('leads to before the last own step', () => {
    expect(undoTarget(7, 3, new Set())).toBe(6)
  })

  it('takes back with it what followed by itself', () => {
    expect(undoTarget(7, 3, new Set([5, 6]))).toBe(4)
  })

  it('goes no farther than allowed', () => {
    expect(undoTarget(3, 3, new Set())).toBeNull()
    expect(undoTarget(4, 3, new Set([3]))).toBeNull()
  })
})
