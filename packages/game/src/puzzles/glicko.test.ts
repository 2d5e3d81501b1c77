import { describe, expect, it } from 'vitest'
import { NEW_PLAYER, newPuzzle, rated } from './glicko.ts'

describe('a rating by Glicko-2', () => {
  it('rises with a right answer and falls with a wrong one, symmetrically for a puzzle of equal rating', () => {
    const [right, wrong] = [rated(NEW_PLAYER, newPuzzle(1500), 1), rated(NEW_PLAYER, newPuzzle(1500), 0)]
    expect(right.rating - 1500).toBeGreaterThan(100)
    expect(right.rating - 1500).toBeCloseTo(1500 - wrong.rating)
  })

  it('has a smaller deviation after every answer', () => {
    let player = NEW_PLAYER
    for (let answers = 0; answers < 40; answers++) {
      const next = rated(player, newPuzzle(player.rating), answers % 2)
      expect(next.deviation).toBeLessThan(player.deviation)
      player = next
    }
    expect(player.deviation).toBeLessThan(110)
  })

  it('moves little after an expected result', () => {
    const settled = { ...NEW_PLAYER, deviation: 60 }
    const easy = rated(settled, newPuzzle(1000), 1).rating - 1500
    expect(easy).toBeGreaterThan(0)
    expect(easy).toBeLessThan(rated(settled, newPuzzle(1900), 1).rating - 1500)
    expect(rated(settled, newPuzzle(1000), 0).rating).toBeLessThan(rated(settled, newPuzzle(1900), 0).rating)
  })

  it('agrees with one game of the worked example in the paper', () => {
    // The example of the Glicko-2 paper: a player of 1500, deviation 200, wins against 1400, deviation 30.
    const g = 0.995_498
    const expected = 1 / (1 + Math.exp((-g * 100) / 173.7178))
    const variance = 1 / (g * g * expected * (1 - expected))
    const phi = 200 / 173.7178
    const next = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, { rating: 1400, deviation: 30 }, 1)
    const deviation = 1 / Math.sqrt(1 / (phi ** 2 + next.volatility ** 2) + 1 / variance)
    expect(next.volatility).toBeCloseTo(0.06, 4)
    expect(next.rating).toBeCloseTo(1500 + 173.7178 * deviation ** 2 * g * (1 - expected), 3)
  })
})
