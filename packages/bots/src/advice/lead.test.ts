import { describe, expect, it } from 'vitest'
import { lead } from './lead.ts'

describe('a lead', () => {
  it('against one other is what one has more', () => {
    expect(lead([120, 100], 0, 18)).toBeCloseTo(20)
    expect(lead([120, 100], 1, 18)).toBeCloseTo(-20)
  })

  it('alone is what one has', () => {
    expect(lead([77], 0, 18)).toBe(77)
  })

  it('shrinks by rivals, the nearest most of all', () => {
    const ahead = lead([120, 100], 0, 18)
    expect(lead([120, 100, 20], 0, 18)).toBeLessThan(ahead)
    expect(lead([120, 100, 20], 0, 18)).toBeGreaterThan(lead([120, 100, 99], 0, 18))
  })
})
