import { perft } from '@quayside/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { leHavre } from '../rules/index.ts'
import { perftCounts, perftStart, RULES_VERSIONS } from './fixtures.ts'

describe.each(RULES_VERSIONS)('under rules version %i', (version) => {
  const counts = perftCounts(version)
  const ofModules = perftCounts(version, 'perft-modules.json')

  it.each([...counts, ...ofModules])('from $from the number of command sequences is unchanged', (count) => {
    const state = perftStart(version, count.from)
    expect(count.counts.map((_, depth) => perft(leHavre, state, depth + 1))).toEqual(count.counts)
  })

  it('set-ups of all ten kinds and positions from every golden game are counted', () => {
    const setUps = counts.filter(({ from }) => 'seed' in from)
    const golden = new Set(counts.flatMap(({ from }) => ('golden' in from ? [from.golden] : [])))
    expect(setUps).toHaveLength(10)
    expect(golden.size).toBe(10)
  })

  it('games with modules are counted for every number of players', () => {
    const golden = new Set(ofModules.flatMap(({ from }) => ('golden' in from ? [from.golden] : [])))
    expect(golden.size).toBe(5)
  })
})
