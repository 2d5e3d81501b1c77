import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readWeights, type WeightsFile } from '@quayside/bots/training'
import { describe, expect, it, onTestFinished } from 'vitest'
import { continueLog, type LegPlan, runLeg } from './leg.ts'
import { decodeChunk, encodeChunk } from './sample-chunk.ts'
import { findSetUp, setUpNames } from './set-ups.ts'
import { readLog } from './training-progress.ts'

describe('a chunk of positions', () => {
  const samples = [
    { index: Int32Array.of(3, 500), value: Float64Array.of(0.5, -1), target: Float64Array.of(1, 2) },
    { index: Int32Array.of(7), value: Float64Array.of(0.25), target: Float64Array.of(3, 4) },
  ]
  const bytes = encodeChunk({ samples, outputs: 2, games: 9, wealth: 12.5 })
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

  it('can be read back', () => {
    const { positions, games, wealth } = decodeChunk(bytes)
    expect({ games, wealth }).toEqual({ games: 9, wealth: 12.5 })
    const numbers = ({ index, value, target }: (typeof positions)[number] | (typeof samples)[number]) =>
      [index, value, target].map((part) => [...part])
    expect(positions.map(numbers)).toEqual(samples.map(numbers))
    expect(() => decodeChunk(bytes.with(0, 0))).toThrow('no chunk of positions')
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

describe('a short training run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-leg-'))
  const name = setUpNames().findLast((each) => each.endsWith('-2')) ?? ''
  const plan: LegPlan = {
    setUps: [{ name, share: 1 }],
    seconds: 1.5,
    gateSeconds: -1,
    deals: 1,
    threads: 1,
    rate: 0.001,
    repeats: 1,
    level: 'mate',
    poolGames: 25,
    rival: null,
    rivalGames: 100,
    seed: 'moment',
    python: null,
    resume: false,
    folder: join(folder, 'leg'),
    weights: (id) => join(folder, id),
    keep: true,
    records: null,
  }
  const logged = () => readLog(readFileSync(join(plan.folder, name, `${name}.jsonl`), 'utf8'))

  it('begins with a network of its own, keeps none that has not proved stronger, and can be resumed', async () => {
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const told: string[] = []
    const [result] = await runLeg(plan, (line) => told.push(line))
    expect(result).toMatchObject({ setUp: name, deals: 0, verdict: 'undecided' })
    expect(readdirSync(folder)).toEqual(['leg'])
    const weights = readFileSync(join(plan.folder, name, 'weights.json'), 'utf8')
    expect(readWeights(JSON.parse(weights) as WeightsFile).shape.outputs).toBe(2)
    const before = logged()
    expect(before.at(-1)?.games).toBeGreaterThan(0)
    expect(told).toContain(`${name}: ${before.at(-1)?.games} games`)

    const spent = before.at(-1)?.seconds ?? 0
    await runLeg({ ...plan, seconds: spent + 1.5, resume: true }, () => {})
    const after = logged()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.at(-1)?.games).toBeGreaterThan(before.at(-1)?.games ?? 0)
    expect(after.at(-1)?.seconds).toBeGreaterThan(spent)
    expect(readdirSync(join(plan.folder, name, 'chunks'))).toEqual([])
  }, 60_000)
})

it('set-ups have the names of their networks', () => {
  for (const name of setUpNames()) expect(findSetUp(name).name).toBe(name)
  expect(new Set(setUpNames()).size).toBe(setUpNames().length)
  expect(() => findSetUp('nowhere-3')).toThrow('there is no set-up nowhere-3')
})
