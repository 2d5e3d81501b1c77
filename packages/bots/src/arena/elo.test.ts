import { describe, expect, it } from 'vitest'
import { ratings } from './elo.ts'

const gap = (wins: number[][]): number => {
  const [first = 0, second = 0] = ratings(wins)
  return first - second
}

const duel = (won: number, lost: number): number[][] => [
  [0, won],
  [lost, 0],
]

describe('ratings', () => {
  it.each([
    [0.64, 100],
    [0.76, 200],
    [0.909, 400],
  ])('put who wins %d of the games %d points ahead', (share, points) => {
    expect(gap(duel(share * 1e6, (1 - share) * 1e6))).toBeCloseTo(points, -0.5)
  })

  it('are equal for equals', () => {
    expect(gap(duel(50, 50))).toBeCloseTo(0)
  })

  it('stay finite for a contestant that always wins, and grow with its wins', () => {
    expect(gap(duel(10, 0))).toBeCloseTo(400 * Math.log10(21))
    expect(gap(duel(100, 0))).toBeGreaterThan(gap(duel(10, 0)))
  })

  it('average 0', () => {
    const wins = [
      [0, 7, 9],
      [3, 0, 8],
      [1, 2, 0],
    ]
    expect(ratings(wins).reduce((sum, rating) => sum + rating, 0)).toBeCloseTo(0)
  })

  it('add up when a third contestant links two that never met', () => {
    const large = 1e6
    const wins = [
      [0, 0.64 * large, 0],
      [0.36 * large, 0, 0.64 * large],
      [0, 0.36 * large, 0],
    ]
    const [first = 0, , third = 0] = ratings(wins)
    expect(first - third).toBeCloseTo(200, -0.5)
  })

  it('recover the strengths that produced the results', () => {
    const strengths = [250, 40, -90, -200]
    const chance = (a: number, b: number): number => 1 / (1 + 10 ** ((b - a) / 400))
    const wins = strengths.map((own) => strengths.map((other) => 1e6 * chance(own, other)))
    for (const [place, rating] of ratings(wins).entries())
      expect(rating).toBeCloseTo(strengths[place] as number, 0)
  })
})
