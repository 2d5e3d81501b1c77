import { describe, expect, it } from 'vitest'
import { spread, summarize } from './simulation-statistics.ts'

describe('simulation statistics', () => {
  it('compute the median of odd and even counts', () => {
    expect(spread([3, 1, 2])).toEqual({ least: 1, mean: 2, median: 2, most: 3, deviation: 1 })
    expect(spread([4, 1, 2, 3]).median).toBe(2.5)
    expect(spread([5]).median).toBe(5)
  })

  it('count wins by seat, including shared ones', () => {
    const result = summarize([
      { decisions: 10, scores: [5, 3], ranks: [1, 2], digest: 'a' },
      { decisions: 20, scores: [4, 4], ranks: [1, 1], digest: 'b' },
    ])
    expect(result.seats).toEqual([
      { seat: 1, mean: 4.5, wins: 2 },
      { seat: 2, mean: 3.5, wins: 1 },
    ])
    expect(result).toMatchObject({ games: 2, ties: 1, winners: { least: 4, most: 5 } })
  })
})
