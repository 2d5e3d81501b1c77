/** A network as a small text file: its shape, and its weights in steps of one part in 32,767 of the largest. */
import { Network, type NetworkShape, weightCount } from './network.ts'

const FORMAT = 'quayside network 1'

export interface WeightsFile {
  readonly format: string
  readonly shape: NetworkShape
  /** The weight that the number 32,767 stands for. */
  readonly largest: number
  /** Whole numbers of 16 bits, low byte first, in base 64. */
  readonly weights: string
}

const STEPS = 32767

export const writeWeights = ({ shape, weights }: Network): WeightsFile => {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) || 1
  const bytes = new Uint8Array(weights.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [at, weight] of weights.entries())
    view.setInt16(at * 2, Math.round((weight / largest) * STEPS), true)
  return { format: FORMAT, shape, largest, weights: toBase64(bytes) }
}

export const readWeights = (file: WeightsFile): Network => {
  if (file.format !== FORMAT) throw new Error(`not a network of this format: ${file.format}`)
  const bytes = fromBase64(file.weights)
  const size = weightCount(file.shape)
  if (bytes.length !== size * 2) throw new Error(`${bytes.length / 2} weights where ${size} belong`)
  const view = new DataView(bytes.buffer)
  const weights = Float64Array.from(
    { length: size },
    (_, at) => (view.getInt16(at * 2, true) / STEPS) * file.largest,
  )
  return new Network(file.shape, weights)
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    const word = (a << 16) | (b << 8) | c
    text += [18, 12, 6, 0].map((shift) => ALPHABET[(word >> shift) & 63]).join('')
  }
  const padding = (3 - (bytes.length % 3)) % 3
  return padding === 0 ? text : text.slice(0, -padding) + '='.repeat(padding)
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const body = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((body.length * 6) / 8))
  let word = 0
  let bits = 0
  let at = 0
  for (const letter of body) {
    word = ((word << 6) | ALPHABET.indexOf(letter)) & 0xffffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (word >> bits) & 255
  }
  return bytes
}
