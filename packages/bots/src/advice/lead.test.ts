import { describe, expect, it } from 'vitest'
import { decidedShares, lead, winShares } from './lead.ts'

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

describe('shares of wins', () => {
  it('sum to 1, are equal for equal points, and three to one for a lead of the scale', () => {
    expect(winShares([50, 50, 50], 18)).toEqual([1 / 3, 1 / 3, 1 / 3])
    const [own = 0, other = 0] = winShares([118, 100], 18)
    expect(own + other).toBeCloseTo(1)
    expect(own / other).toBeCloseTo(Math.E)
  })

  it('of a game that is over belong to the winners', () => {
    expect(decidedShares(3, [1])).toEqual([0, 1, 0])
    expect(decidedShares(3, [0, 2])).toEqual([1 / 2, 0, 1 / 2])
  })
})
