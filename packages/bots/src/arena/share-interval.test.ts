import { describe, expect, it } from 'vitest'
import { shareInterval } from './share-interval.ts'

const deals = (count: number, won: (deal: number) => number, games = 2) =>
  Array.from({ length: count }, (_, deal) => ({ won: won(deal), games }))

describe('the interval of a share', () => {
  it('is null below ten deals', () => {
    expect(shareInterval(deals(9, () => 1))).toBe(null)
    expect(shareInterval([...deals(9, () => 1), { won: 0, games: 0 }])).toBe(null)
    expect(shareInterval(deals(10, () => 1))).not.toBe(null)
  })

  it('counts a deal with equal rotations as one game', () => {
    const { low, high } = shareInterval(deals(100, (deal) => 2 * (deal % 2))) ?? { low: 0, high: 0 }
    // Wilson interval for 50 of 100.
    expect(low).toBeCloseTo(0.404, 2)
    expect(high).toBeCloseTo(0.596, 2)
  })

  it('never counts more than the games played, and has a width without variance', () => {
    // Every deal was a draw: at most 200 independent games.
    const even = shareInterval(deals(100, () => 1)) ?? { low: 0, high: 0 }
    expect(even.high - even.low).toBeGreaterThan(0.13)
    const all = shareInterval(deals(20, () => 2)) ?? { low: 0, high: 0 }
    expect(all.high).toBe(1)
    expect(all.low).toBeCloseTo(0.839, 2)
  })
})
