/**
 * Samples as a binary file for a learner in another language: a header, then column by column. Numbers are
 * little-endian; only non-zero inputs are stored.
 */
import { renameSync, writeFileSync } from 'node:fs'
import type { TrainingSample } from '@quayside/bots/training'

const MAGIC = 0x31_53_53_51

/** Magic number, samples, non-zero inputs, outputs, games, and the sum of all final results as a float. */
const HEADER = 6

export interface SampleChunk {
  readonly samples: readonly Pick<TrainingSample, 'index' | 'value' | 'target'>[]
  readonly outputs: number
  readonly games: number
  readonly wealth: number
}

export interface DecodedPosition {
  readonly index: Uint16Array
  readonly value: Float32Array
  readonly target: Float32Array
}

export interface DecodedChunk {
  readonly positions: readonly DecodedPosition[]
  readonly games: number
  readonly wealth: number
}

export const encodeChunk = ({ samples, outputs, games, wealth }: SampleChunk): Uint8Array => {
  const inputs = samples.reduce((sum, { index }) => sum + index.length, 0)
  const words = HEADER + samples.length + 1 + inputs + samples.length * outputs
  const bytes = new Uint8Array(4 * words + 2 * inputs)
  const view = new DataView(bytes.buffer)
  let at = 0
  const putWord = (value: number): void => {
    view.setUint32(at, value, true)
    at += 4
  }
  const putFloat = (value: number): void => {
    view.setFloat32(at, value, true)
    at += 4
  }
  for (const word of [MAGIC, samples.length, inputs, outputs, games]) putWord(word)
  putFloat(wealth)
  let start = 0
  for (const { index } of samples) {
    putWord(start)
    start += index.length
  }
  putWord(start)
  for (const { value } of samples) for (const input of value) putFloat(input)
  for (const { target } of samples) for (const output of target) putFloat(output)
  for (const { index } of samples)
    for (const input of index) {
      view.setUint16(at, input, true)
      at += 2
    }
  return bytes
}

/** The positions of a chunk. */
export const decodeChunk = (file: Uint8Array): DecodedChunk => {
  // A copy: small files come as parts of a shared buffer, where numbers are not aligned.
  const bytes = new Uint8Array(file)
  const [magic, samples = 0, inputs = 0, outputs = 0, games = 0] = new Uint32Array(bytes.buffer, 0, 5)
  if (magic !== MAGIC) throw new Error('this is no chunk of positions')
  const [wealth = 0] = new Float32Array(bytes.buffer, 20, 1)
  let at = 4 * HEADER
  const starts = new Uint32Array(bytes.buffer, at, samples + 1)
  at += starts.byteLength
  const value = new Float32Array(bytes.buffer, at, inputs)
  at += value.byteLength
  const target = new Float32Array(bytes.buffer, at, samples * outputs)
  at += target.byteLength
  const index = new Uint16Array(bytes.buffer, at, inputs)
  const positions = Array.from({ length: samples }, (_, sample) => {
    const [from, to] = [starts[sample], starts[sample + 1]]
    return {
      index: index.subarray(from, to),
      value: value.subarray(from, to),
      target: target.subarray(sample * outputs, (sample + 1) * outputs),
    }
  })
  return { positions, games, wealth }
}

/** Written under another name and renamed, so that a reader sees the whole file or none. */
export const writeChunk = (file: string, chunk: SampleChunk): void => {
  writeFileSync(`${file}.new`, encodeChunk(chunk))
  renameSync(`${file}.new`, file)
}
