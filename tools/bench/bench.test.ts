import { expect, test } from 'vitest'
import type { Dice } from './dice.ts'
import { LE_HAVRE_3, LE_HAVRE_4, PACKET_ROW_3, SET_UPS } from './games.ts'
import { exactly, percentile } from './measure.ts'
import { type Row, tableOf, verdict } from './row.ts'
import { bundleRow, copying, listing, replaying, timesAsFast, wholeGame } from './rows.ts'

// Whether the benchmark works, never how fast anything is: a busy machine may not break the check.
const BRIEFLY = { rounds: 1, milliseconds: 1, warmUp: 1 }

test('every row measures something', () => {
  const coin = { name: 'a coin', play: (dice: Dice) => 1 + dice.below(2) }
  const rows: readonly Row[] = [
    wholeGame(LE_HAVRE_3, BRIEFLY),
    wholeGame(PACKET_ROW_3, BRIEFLY),
    timesAsFast(LE_HAVRE_3, coin, BRIEFLY),
    ...copying(LE_HAVRE_3, BRIEFLY),
    ...listing(LE_HAVRE_3, BRIEFLY, 1),
    replaying(LE_HAVRE_4, BRIEFLY),
    bundleRow('Le Havre', { minified: 3, gzip: 2, brotli: 1 }),
  ]
  for (const { what, measured } of rows)
    for (const value of Object.values(measured)) expect(value, what).toBeGreaterThan(0)
  expect(tableOf(rows).split('\n')).toHaveLength(rows.length + 1)
})

test('all set-ups are played: ten of Le Havre and four of Packet Row', () => {
  expect(new Set(SET_UPS.map(({ name }) => name)).size).toBe(14)
})

test('a goal is met on its own side of the limit and on the limit itself', () => {
  const row = (value: number): Row => ({ what: '', measured: exactly(value), unit: '' })
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
