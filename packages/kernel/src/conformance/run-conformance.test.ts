import { describe, expect, it } from 'vitest'
import { brokenGames } from '../testing/high-card/faulty-rules/index.ts'
import { highCard } from '../testing/high-card/rules.ts'
import { ConformanceError } from './conformance-error.ts'
import { runConformance } from './run-conformance.ts'

const seeds = Array.from({ length: 12 }, (_, number) => `seed-${number}`)

const findingOf = (look: () => unknown): ConformanceError | null => {
  try {
    look()
    return null
  } catch (error) {
    if (error instanceof ConformanceError) return error
    throw error
  }
}

describe('a game that keeps the contract', () => {
  it.each([2, 3, 4])('passes with %i players', (players) => {
    const { games, decisions, examined } = runConformance(highCard, { options: { players }, seeds })
    expect(games).toBe(seeds.length)
    expect(decisions).toBeGreaterThan(games * 12)
    expect(examined).toBeGreaterThan(decisions)
  })

  it('is played in the same way each time', () => {
    const plan = { options: { players: 3 }, seeds }
    expect(runConformance(highCard, plan)).toEqual(runConformance(highCard, plan))
  })

  it('is checked at its first and last state and at regular intervals between', () => {
    const { examined, longestGame } = runConformance(highCard, { options: {}, seeds: ['one'], every: 1000 })
    expect(examined).toBeGreaterThanOrEqual(2)
    expect(examined).toBeLessThan(longestGame)
  })
})

describe('a game that breaks the contract', () => {
  it.each(brokenGames)('fails when it $fault ($check)', ({ check, finding, rules }) => {
    const found = findingOf(() => runConformance(rules, { options: { players: 3 }, seeds, bound: 200 }))
    expect(found?.check, found?.message).toBe(check)
    expect(found?.finding).toMatch(finding)
  })

  it('fails when it does not end within the bound', () => {
    expect(findingOf(() => runConformance(highCard, { options: {}, seeds, bound: 3 }))?.check).toBe('endless')
  })

  it('is reported with the seed and move number that reproduce the failure', () => {
    const rules = { ...highCard, position: { ...highCard.position, read: () => highCard.position.read({}) } }
    const finding = findingOf(() => runConformance(rules, { options: { players: 2 }, seeds }))
    expect(finding?.message).toMatch(/position 0, seed seed-0, options {"players":2,"coins":3}$/)
  })
})
