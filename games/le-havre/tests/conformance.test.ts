import process from 'node:process'
import { random, replay } from '@quayside/kernel'
import { checkState, runConformance } from '@quayside/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { leHavre } from '../rules/index.ts'
import { goldenNames, goldenRecord } from './fixtures.ts'
import { moduleTableNumber, SET_UPS, VARIANTS } from './option-sets.ts'

// A short run; `npm run tool -- fuzz` plays as many games as wanted.

const SEEDS = process.env['QUAYSIDE_LONG'] === undefined ? ['harbour'] : ['harbour', 'tide']

describe.each(SET_UPS)('$version games for $players', (setUp) => {
  it('played at random keep the contract from the set-up to the end', { timeout: 60_000 }, () => {
    const { games } = runConformance(leHavre, { options: setUp, seeds: SEEDS, every: 60 })
    expect(games).toBe(SEEDS.length)
  })
})

it.each(VARIANTS)('games with %j keep the contract too', { timeout: 60_000 }, (variant) => {
  const players = variant.soloWithoutOthersCards === false ? 1 : 4
  const { games } = runConformance(leHavre, {
    options: { players, version: 'short', ...variant },
    seeds: ['quay'],
    every: 60,
  })
  expect(games).toBe(1)
})

it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])(
  'game %i with modules keeps the contract',
  { timeout: 60_000 },
  (number) => {
    const { games } = runConformance(leHavre, {
      options: moduleTableNumber(number),
      seeds: ['buoy'],
      every: 60,
    })
    expect(games).toBe(1)
  },
)

it.each([...goldenNames(2), ...goldenNames(2, 'golden-modules')])(
  'the golden game %s keeps the contract all the way',
  { timeout: 60_000 },
  (name) => {
    const record = goldenRecord(2, name)
    const source = random(`conformance ${name}`)
    const pool = record.moves.flatMap(({ command }) => {
      const parsed = leHavre.notation.parse(command)
      return parsed.ok ? [parsed.value] : []
    })
    let examined = 0
    const replayed = replay(leHavre, record, (state, at) => {
      if (at % 40 !== 0) return
      checkState(leHavre, state, pool, 1, source)
      examined++
    })
    expect(replayed.ok).toBe(true)
    expect(examined).toBeGreaterThan(2)
  },
)
