import { describe, expect, it } from 'vitest'
import { undoTarget } from './choices.ts'

describe('undo', () => {
  it('goes to before the last own step', () => {
    expect(undoTarget(7, 3, new Set())).toBe(6)
  })

  it('includes automatic steps that followed', () => {
    expect(undoTarget(7, 3, new Set([5, 6]))).toBe(4)
  })

  it('goes no further than the undo limit', () => {
    expect(undoTarget(3, 3, new Set())).toBeNull()
    expect(undoTarget(4, 3, new Set([3]))).toBeNull()
  })
})
