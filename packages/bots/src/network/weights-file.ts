/**
 * A network as a compact text file: its shape, and its weights as multiples of a step in base 64. The highest
 * digits of all weights come first, then the next: most weights are small, so the high digits are nearly all
 * equal and compress well.
 */
import { Network, type NetworkShape, weightCount } from './network.ts'

const FORMAT = 'quayside network 2'

/** A coarser step changes what bots choose: docs/training.md has the measurement. */
const STEP = 1 / 512

export interface WeightsFile {
  readonly format: string
  readonly shape: NetworkShape
  /** Weight of one unit of the digits. */
  readonly step: number
  /** Digits of all weights, most significant first; a digit stands for -32 to 31. */
  readonly digits: readonly string[]
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const BASE = ALPHABET.length
const ZERO = BASE / 2

const VALUES: ReadonlyMap<string, number> = new Map(
  Array.from(ALPHABET, (digit, index) => [digit, index - ZERO]),
)

export const writeWeights = ({ shape, weights }: Network): WeightsFile => {
  const digits: string[] = []
  let numbers = Array.from(weights, (weight) => Math.round(weight / STEP))
  do {
    const lowest = numbers.map((number) => (((number + ZERO) % BASE) + BASE) % BASE)
    digits.unshift(lowest.map((digit) => ALPHABET[digit]).join(''))
    numbers = numbers.map((number, index) => (number + ZERO - (lowest[index] as number)) / BASE)
  } while (numbers.some((number) => number !== 0))
  return { format: FORMAT, shape, step: STEP, digits }
}

export const readWeights = ({ format, shape, step, digits }: WeightsFile): Network => {
  if (format !== FORMAT) throw new Error(`not a network of this format: ${format}`)
  const weights = new Float64Array(weightCount(shape))
  for (const place of digits) {
    if (place.length !== weights.length)
      throw new Error(`expected ${weights.length} weights, found ${place.length}`)
    for (let index = 0; index < weights.length; index++)
      weights[index] = (weights[index] as number) * BASE + (VALUES.get(place.charAt(index)) ?? Number.NaN)
  }
  return new Network(
    shape,
    weights.map((number) => number * step),
  )
}
