import { games } from '@quayside/games'
import { expect, test } from 'vitest'
import { type BenchmarkRow, tableOf, verdict } from './benchmark.ts'
import { bundleRow, copying, listing, replaying, timesAsFast, wholeGame } from './benchmarks.ts'
import type { Dice } from './fast-random.ts'
import { exactly, percentile } from './measure.ts'
import { benchedGames } from './set-ups.ts'

// Tests that the benchmark works, never how fast anything is.
const BRIEFLY = { rounds: 1, milliseconds: 1, warmUp: 1 }

const measured = await benchedGames()

test.each(measured)('every row measures something of $title', ({ title, usual, replayed }) => {
  const coin = { name: 'a coin', play: (dice: Dice) => 1 + dice.below(2) }
  const rows: readonly BenchmarkRow[] = [
    wholeGame(usual, BRIEFLY),
    timesAsFast(usual, coin, BRIEFLY),
    ...copying(usual, BRIEFLY),
    ...listing(usual, BRIEFLY, 1),
    replaying(replayed, BRIEFLY),
    bundleRow(title, { minified: 3, gzip: 2, brotli: 1 }),
  ]
  for (const { what, measured: values } of rows)
    for (const value of Object.values(values)) expect(value, what).toBeGreaterThan(0)
  expect(tableOf(rows).split('\n')).toHaveLength(rows.length + 1)
})

test('every number of players is played, and what a game names is there', () => {
  for (const { setUps, levels, usual, replayed } of measured) {
    const named = [usual, replayed, ...levels.map(({ contender }) => contender)]
    for (const { name, options } of named) expect(options, name).toBeDefined()
    expect(new Set(setUps.map(({ name }) => name)).size).toBe(setUps.length)
  }
  const players = measured.map(({ setUps }) => setUps.map(({ options }) => playersIn(options)))
  expect(players.map((each) => [...new Set(each)])).toEqual(games.all.map(({ seats }) => seats))
})

const playersIn = (options: unknown): unknown => (options as { readonly players: number }).players

test('a goal is met on its own side of the limit and on the limit itself', () => {
  const row = (value: number): BenchmarkRow => ({ what: '', measured: exactly(value), unit: '' })
  expect(verdict(row(2))).toBe('')
  expect(verdict({ ...row(2), goal: { atMost: 2 } })).toBe('met')
  expect(verdict({ ...row(3), goal: { atMost: 2 } })).toBe('missed')
  expect(verdict({ ...row(2), goal: { atLeast: 2 } })).toBe('met')
  expect(verdict({ ...row(1), goal: { atLeast: 2 } })).toBe('missed')
})

test('the 99th percentile of a hundred values is the largest', () => {
  const values = Array.from({ length: 100 }, (_, place) => 100 - place)
  expect(percentile(values, 0.5)).toBe(51)
  expect(percentile(values, 0.99)).toBe(100)
})
