import process from 'node:process'
import { runConformance } from '@quayside/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { packetRow } from '../rules/index.ts'

const seeds = (name: string, games: number): string[] =>
  Array.from({ length: games }, (_, game) => `${name}-${game}`)

const GAMES = process.env['QUAYSIDE_LONG'] === undefined ? 2 : 6

describe('the conformance kit', () => {
  it.each([2, 3, 4, 5])('finds nothing in games of %i', { timeout: 60_000 }, (players) => {
    const found = runConformance(packetRow, {
      options: { players },
      seeds: seeds(`kit-${players}`, GAMES),
      every: 11,
    })
    expect(found.games).toBe(GAMES)
  })

  it('finds nothing with other options', { timeout: 60_000 }, () => {
    const options = { players: 4, dryAreas: 4, start: 'random' }
    expect(runConformance(packetRow, { options, seeds: seeds('options', GAMES), every: 13 }).games).toBe(
      GAMES,
    )
  })
})
