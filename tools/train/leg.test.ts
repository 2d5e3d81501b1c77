import { describe, expect, it } from 'vitest'
import { continueLog } from './leg.ts'
import { encodeChunk } from './sample-chunk.ts'
import { findSetUp, setUpNames } from './set-ups.ts'

describe('a chunk of positions', () => {
  const bytes = encodeChunk({
    samples: [
      { index: Int32Array.of(3, 500), value: Float64Array.of(0.5, -1), target: Float64Array.of(1, 2) },
      { index: Int32Array.of(7), value: Float64Array.of(0.25), target: Float64Array.of(3, 4) },
    ],
    outputs: 2,
    games: 9,
    wealth: 12.5,
  })
  const view = new DataView(bytes.buffer)
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => view.getUint32(from + 4 * at, true))
  const floats = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => view.getFloat32(from + 4 * at, true))

  it('has a header, then starts, values, targets and indexes, in the format of the learner', () => {
    expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('QSS1')
    expect(words(4, 4)).toEqual([2, 3, 2, 9])
    expect(floats(20, 1)).toEqual([12.5])
    expect(words(24, 3)).toEqual([0, 2, 3])
    expect(floats(36, 3)).toEqual([0.5, -1, 0.25])
    expect(floats(48, 4)).toEqual([1, 2, 3, 4])
    expect([0, 2, 4].map((at) => view.getUint16(64 + at, true))).toEqual([3, 500, 7])
    expect(bytes).toHaveLength(70)
  })
})

it('a training run continues the counts of the existing log', () => {
  const before = [{ seconds: 60, games: 100, wealth: 40, error: 3 }]
  const lines = [
    { seconds: 5, games: 10, wealth: 600, squares: 0.04 },
    { seconds: 10, games: 0, wealth: 0, squares: 0 },
  ]
  expect(continueLog(before, lines, 2, 50)).toEqual([
    ...before,
    { seconds: 65, games: 110, wealth: 30, error: 10 },
  ])
})

it('set-ups have the names of their networks', () => {
  for (const name of setUpNames()) expect(findSetUp(name).name).toBe(name)
  expect(new Set(setUpNames()).size).toBe(setUpNames().length)
  expect(() => findSetUp('nowhere-3')).toThrow('there is no set-up nowhere-3')
})
