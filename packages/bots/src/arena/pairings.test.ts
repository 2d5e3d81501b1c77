import { describe, expect, it } from 'vitest'
import { createPairings, type PairingPlan } from './pairings.ts'

const plan = (change: Partial<PairingPlan>) =>
  createPairings({ contestants: 3, seats: 3, games: 12, seed: 'cup', oneAgainstMany: false, ...change })

const sorted = (seats: readonly number[]): number[] => seats.toSorted((a, b) => a - b)

/** How often each contestant had each seat. */
const seatCounts = (change: Partial<PairingPlan>): number[][] => {
  const { contestants = 3, seats = 3 } = change
  const counts = Array.from({ length: contestants }, () => Array.from({ length: seats }, () => 0))
  for (const pairing of plan(change))
    for (const [seat, own] of pairing.seats.entries()) {
      const row = counts[own] as number[]
      row[seat] = (row[seat] as number) + 1
    }
  return counts
}

describe('pairings', () => {
  it('play every deal in all rotations', () => {
    const games = plan({ games: 6 })
    expect(games.map(({ deal }) => deal)).toEqual([0, 0, 0, 1, 1, 1])
    expect(games.slice(0, 3).map(({ seats }) => seats)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ])
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(2)
  })

  it('reverse the order with every other deal', () => {
    expect(plan({ games: 6 })[3]?.seats).toEqual([0, 2, 1])
  })

  it('round the games up to whole deals', () => {
    expect(plan({ games: 7 })).toHaveLength(9)
    expect(plan({ games: 1 })).toHaveLength(3)
  })

  it('give every contestant every seat equally often', () => {
    for (const counts of seatCounts({})) expect(new Set(counts).size).toBe(1)
  })

  it('give some contestants two seats when there are more seats, others in each deal', () => {
    const games = plan({ seats: 4, games: 12 })
    const twice = games.map(({ seats }) =>
      [0, 1, 2].find((own) => seats.filter((at) => at === own).length === 2),
    )
    expect(new Set(twice)).toEqual(new Set([0, 1, 2]))
    expect(seatCounts({ seats: 4, games: 12 }).map((row) => row.reduce((a, b) => a + b))).toEqual([
      16, 16, 16,
    ])
  })

  it('let every pair meet when there are few seats', () => {
    const met = new Set(
      plan({ contestants: 4, seats: 2, games: 12 }).map(({ seats }) => sorted(seats).join('-')),
    )
    expect(met).toEqual(new Set(['0-1', '0-2', '0-3', '1-2', '1-3', '2-3']))
  })

  it('seat one against many', () => {
    for (const { seats } of plan({ seats: 4, oneAgainstMany: true }))
      expect(seats.filter((own) => own === 0)).toHaveLength(1)
    for (const { seats } of plan({ contestants: 2, seats: 4, oneAgainstMany: true }))
      expect(sorted(seats)).toEqual([0, 1, 1, 1])
  })

  it('let a single contestant play each deal once against itself', () => {
    expect(plan({ contestants: 1, seats: 2, games: 2 }).map(({ deal, seats }) => [deal, ...seats])).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ])
  })

  it('contain no rotation twice', () => {
    expect(plan({ contestants: 2, seats: 4, games: 2 }).map(({ seats }) => seats)).toEqual([
      [0, 1, 0, 1],
      [1, 0, 1, 0],
    ])
  })

  it('give all contestants of a solo game the same deals', () => {
    expect(plan({ contestants: 2, seats: 1, games: 4 }).map(({ deal, seats }) => [deal, ...seats])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ])
  })
})
