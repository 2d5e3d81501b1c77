import { describe, expect, it } from 'vitest'
import { lead } from './lead.ts'

describe('a lead', () => {
  it('against one rival is the difference in points', () => {
    expect(lead([120, 100], 0, 18)).toBeCloseTo(20)
    expect(lead([120, 100], 1, 18)).toBeCloseTo(-20)
  })

  it('in a solo game is the points', () => {
    expect(lead([77], 0, 18)).toBe(77)
  })

  it('shrinks with more rivals, most of all by the closest', () => {
    const ahead = lead([120, 100], 0, 18)
    expect(lead([120, 100, 20], 0, 18)).toBeLessThan(ahead)
    expect(lead([120, 100, 20], 0, 18)).toBeGreaterThan(lead([120, 100, 99], 0, 18))
  })
})
