import { describe, expect, it } from 'vitest'
import { stock } from '../queries/index.ts'
import { leHavre, TOKENS } from '../rules/index.ts'
import { before } from '../rules/testing/index.ts'
import { Regret, sampleRegret } from './regret.ts'
import { isLong } from './tests/sample-states.ts'

/** Single games may be far from the mean, which is 0.6 francs over 63 two-player games. */
const GAMES = ['sampled 1', 'sampled 2', 'sampled 3']

const sampled = (players: number): number[] => {
  const options = leHavre.options({ players })
  if (!options.ok) throw new Error(options.refusal.code)
  return GAMES.flatMap((seed) => sampleRegret(options.value, seed, 80))
}

describe('pruning answers', () => {
  it('costs less than a franc per decision', () => {
    const regrets = (isLong ? [2, 3, 4] : [2]).flatMap(sampled)
    expect(regrets.length).toBeGreaterThan(isLong ? 25 : 8)
    expect(regrets.reduce((sum, regret) => sum + regret, 0) / regrets.length).toBeLessThan(1)
  }, 180_000)

  it('costs the difference to the best pruned answer', () => {
    const { state } = before(
      'bakehouse',
      { fish: 2, grain: 2, bread: 2, meat: 2, franc: 9 },
      { phase: 'feeding', seat1: { owes: 4 } },
    )
    // With bread counting negative, it would be best to pay with both loaves.
    const regret = new Regret({
      setReference: () => undefined,
      value: () => 0,
      expect: (s, seat) => [-stock(s, seat, TOKENS.indexOf('bread'))],
    })
    expect(regret.at(state, 0)).toBe(2)
  })
})
