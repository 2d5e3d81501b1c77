import { runConformance } from '@quayside/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { packetRow } from '../rules/index.ts'

const seeds = (name: string, games: number): string[] =>
  Array.from({ length: games }, (_, game) => `${name}-${game}`)

describe('the conformance kit', () => {
  it.each([2, 3, 4, 5])('finds nothing in games of %i', { timeout: 60_000 }, (players) => {
    const found = runConformance(packetRow, {
      options: { players },
      seeds: seeds(`kit-${players}`, 6),
      every: 11,
    })
    expect(found.games).toBe(6)
  })

  it('finds nothing with other options', { timeout: 60_000 }, () => {
    const options = { players: 4, dryAreas: 4, start: 'random' }
    expect(runConformance(packetRow, { options, seeds: seeds('options', 3), every: 13 }).games).toBe(3)
  })
})
