/**
 * The files exchanged between self-play threads and the learner, and the learner itself: in Node, and in Python
 * if it has PyTorch.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Network, readWeights, type WeightsFile, weightCount, writeWeights } from '@quayside/bots/training'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type SampleChunk, writeChunk } from './sample-chunk.ts'

/** Finds the modules without loading them, which would take seconds. */
const HAS_TORCH = 'import importlib.util as u, sys; sys.exit(not all(map(u.find_spec, ("numpy", "torch"))))'

const SHAPE = { inputs: 4, first: 3, second: 2, outputs: 1 }

/** Many copies of one position with its target. */
const CHUNK: SampleChunk = {
  samples: Array.from({ length: 64 }, () => ({
    index: Int32Array.of(1, 3),
    value: Float64Array.of(1, 0.5),
    target: Float64Array.of(0.5),
  })),
  outputs: 1,
  games: 3,
  wealth: 24,
}

const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-learner-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const network = (): Network => new Network(SHAPE, new Float64Array(weightCount(SHAPE)).fill(0.1))

const readNetwork = (file: string): Network =>
  readWeights(JSON.parse(readFileSync(file, 'utf8')) as WeightsFile)

/** The network's output for that position: weights are stored by layer, then by input. */
const judged = ({ shape, weights }: Network): number => {
  const { inputs, first, second, outputs } = shape
  let at = 0
  const layer = (input: readonly number[], size: number): number[] => {
    const begin = at
    at += (input.length + 1) * size
    return Array.from({ length: size }, (_, unit) =>
      input.reduce(
        (sum, value, place) => sum + value * (weights[begin + place * size + unit] ?? Number.NaN),
        weights[begin + input.length * size + unit] ?? Number.NaN,
      ),
    )
  }
  const rectified = (values: readonly number[]): number[] => values.map((value) => Math.max(0, value))
  const position = Array.from({ length: inputs }, (_, input) => ({ 1: 1, 3: 0.5 })[input] ?? 0)
  return layer(rectified(layer(rectified(layer(position, first)), second)), outputs)[0] ?? Number.NaN
}

describe('the files of self-play threads', () => {
  it('contain a complete chunk and no temporary file', () => {
    const folder = temporary()
    writeChunk(join(folder, 'one.bin'), CHUNK)
    expect(readdirSync(folder)).toEqual(['one.bin'])
    const bytes = readFileSync(join(folder, 'one.bin'))
    // Header, starts, values, targets, indexes.
    expect(bytes).toHaveLength(24 + 4 * 65 + 4 * 128 + 4 * 64 + 2 * 128)
    expect(bytes.readUInt32LE(4)).toBe(64)
    expect(bytes.readUInt32LE(24 + 4 * 64)).toBe(128)
    expect(bytes.readUInt16LE(bytes.length - 2)).toBe(3)
  })

  it('contain weights in the format of the learner', () => {
    const file = JSON.parse(JSON.stringify(writeWeights(network()))) as WeightsFile
    expect(file).toMatchObject({ format: 'quayside network 2', shape: SHAPE, step: 1 / 512 })
    // 0.1 is 51 steps: 1 * 64 - 13; a digit stands for its index in base 64 minus 32.
    const each = (digit: string): string => digit.repeat(weightCount(SHAPE))
    expect(file.digits).toEqual([each('h'), each('T')])
    expect(Object.keys(file).sort()).toEqual(['digits', 'format', 'shape', 'step'])
  })
})

const LEARNERS = [
  { name: 'Node', program: process.execPath, script: './learner-process.ts' },
  { name: 'Python', program: 'python3', script: './learner.py' },
]

describe.each(LEARNERS)('the learner in $name', ({ name, program, script }) => {
  it('learns from a chunk, and writes weights and progress', ({ skip }) => {
    const canLearn = name === 'Node' || spawnSync('python3', ['-c', HAS_TORCH]).status === 0
    skip(!canLearn, 'python3 with PyTorch and NumPy is not here')
    const folder = temporary()
    const own = join(folder, 'small')
    mkdirSync(join(own, 'chunks'), { recursive: true })
    writeFileSync(join(own, 'weights.json'), JSON.stringify(writeWeights(network())))
    writeChunk(join(own, 'chunks', 'one.bin'), CHUNK)
    writeFileSync(join(folder, 'stop'), '')
    const file = fileURLToPath(new URL(script, import.meta.url))
    const words = '--seconds 60 --begin 5 --window 64 --batch 16 --repeats 200 --rate 0.01 --memory 0.9'
    const { status, stderr, stdout } = spawnSync(program, [file, folder, ...words.split(' ')], {
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('small: 64 positions, 800 steps, 0 steps left out')
    expect(existsSync(join(own, 'chunks', 'one.bin'))).toBe(false)
    const [line = ''] = readFileSync(join(own, 'progress.jsonl'), 'utf8').split('\n')
    const progress = JSON.parse(line) as { readonly seconds: number }
    expect(progress).toMatchObject({ games: 3, samples: 64, wealth: 24 })
    expect(progress.seconds).toBeGreaterThanOrEqual(5)
    const learnt = readNetwork(join(own, 'weights.json'))
    expect(learnt.shape).toEqual(SHAPE)
    expect(Math.abs(judged(network()) - 0.5)).toBeGreaterThan(0.3)
    expect(Math.abs(judged(learnt) - 0.5)).toBeLessThan(0.05)
  })
})
