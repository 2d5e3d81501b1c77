import { perft } from '@quayside/kernel/conformance'
import { expect, it } from 'vitest'
import { leHavre } from '../src/index.ts'
import { perftCounts, perftStart } from './fixtures.ts'

it.each([...perftCounts(), ...perftCounts('perft-modules.json')])(
  'from $from the sequences of commands are as many as ever',
  ({ from, counts }) => {
    const state = perftStart(from)
    expect(counts.map((_, depth) => perft(leHavre, state, depth + 1))).toEqual(counts)
  },
)

it('set-ups of all ten kinds and positions from every golden game are counted', () => {
  const setUps = perftCounts().filter(({ from }) => 'seed' in from)
  const golden = new Set(perftCounts().flatMap(({ from }) => ('golden' in from ? [from.golden] : [])))
  expect(setUps).toHaveLength(10)
  expect(golden.size).toBe(10)
})

it('games with modules are counted for every number of players', () => {
  const golden = new Set(
    perftCounts('perft-modules.json').flatMap(({ from }) => ('golden' in from ? [from.golden] : [])),
  )
  expect(golden.size).toBe(5)
})
