/**
 * A network as a small text file: its shape, and its weights as whole steps. Each number is written in digits of base 64,
 * first the highest digits of all weights, then the next: most weights are small, so that the high digits are nearly
 * all alike and take next to nothing of a compressed file.
 */
import { Network, type NetworkShape, weightCount } from './network.ts'

const FORMAT = 'quayside network 2'

/** Coarser steps change what bots choose: docs/training.md has the measurement. */
const STEP = 1 / 512

export interface WeightsFile {
  readonly format: string
  readonly shape: NetworkShape
  /** The weight that the number 1 stands for. */
  readonly step: number
  /** The digits of all weights, the highest first; a digit stands for -32 to 31. */
  readonly digits: readonly string[]
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const BASE = ALPHABET.length
const ZERO = BASE / 2

const VALUES: ReadonlyMap<string, number> = new Map(Array.from(ALPHABET, (digit, at) => [digit, at - ZERO]))

export const writeWeights = ({ shape, weights }: Network): WeightsFile => {
  const digits: string[] = []
  let numbers = Array.from(weights, (weight) => Math.round(weight / STEP))
  do {
    const lowest = numbers.map((number) => (((number + ZERO) % BASE) + BASE) % BASE)
    digits.unshift(lowest.map((digit) => ALPHABET[digit]).join(''))
    numbers = numbers.map((number, at) => (number + ZERO - (lowest[at] as number)) / BASE)
  } while (numbers.some((number) => number !== 0))
  return { format: FORMAT, shape, step: STEP, digits }
}

export const readWeights = ({ format, shape, step, digits }: WeightsFile): Network => {
  if (format !== FORMAT) throw new Error(`not a network of this format: ${format}`)
  const weights = new Float64Array(weightCount(shape))
  for (const place of digits) {
    if (place.length !== weights.length)
      throw new Error(`${place.length} weights where ${weights.length} belong`)
    for (let at = 0; at < weights.length; at++)
      weights[at] = (weights[at] as number) * BASE + (VALUES.get(place.charAt(at)) ?? Number.NaN)
  }
  return new Network(
    shape,
    weights.map((number) => number * step),
  )
}
