/** Gradient descent for a network: Adam over small batches, with a squared error that turns linear far out. */
import { type Network, type SparseInput, weightCount } from './network.ts'

/** Errors beyond this pull no harder. */
const HUBER = 1

export class NetworkTrainer {
  readonly network: Network
  /** Slopes of half the squared error, added up over the batch. */
  readonly gradient: Float64Array
  readonly #mean: Float64Array
  readonly #spread: Float64Array
  #steps = 0
  #pending = 0

  constructor(network: Network) {
    this.network = network
    const size = weightCount(network.shape)
    this.gradient = new Float64Array(size)
    this.#mean = new Float64Array(size)
    this.#spread = new Float64Array(size)
  }

  /** Adds one sample to the batch; gives its squared error. */
  learn(input: SparseInput, target: ArrayLike<number>): number {
    const { network } = this
    const { layout, hidden, second } = network
    const output = network.evaluate(input)
    const gradient = this.gradient
    const errors = new Float64Array(output.length)
    let loss = 0
    for (let unit = 0; unit < output.length; unit++) {
      const error = (output[unit] as number) - (target[unit] as number)
      loss += error * error
      errors[unit] = Math.max(-HUBER, Math.min(HUBER, error))
    }
    const secondErrors = this.#back(second, errors, layout.outputWeights, layout.outputBias)
    const firstErrors = this.#back(hidden, secondErrors, layout.secondWeights, layout.secondBias)
    const units = hidden.length
    for (let unit = 0; unit < units; unit++)
      gradient[layout.firstBias + unit] =
        (gradient[layout.firstBias + unit] as number) + (firstErrors[unit] as number)
    for (let place = 0; place < input.count; place++) {
      const row = (input.index[place] as number) * units
      const value = input.value[place] as number
      for (let unit = 0; unit < units; unit++)
        gradient[row + unit] = (gradient[row + unit] as number) + (firstErrors[unit] as number) * value
    }
    this.#pending++
    return loss
  }

  /** Errors of a layer's inputs; units that were cut off at zero have none. */
  #back(from: Float64Array, errors: Float64Array, at: number, bias: number): Float64Array {
    const { weights } = this.network
    const gradient = this.gradient
    const back = new Float64Array(from.length)
    const units = errors.length
    for (let unit = 0; unit < units; unit++)
      gradient[bias + unit] = (gradient[bias + unit] as number) + (errors[unit] as number)
    for (let source = 0; source < from.length; source++) {
      const value = from[source] as number
      if (value === 0) continue
      const row = at + source * units
      let sum = 0
      for (let unit = 0; unit < units; unit++) {
        sum += (weights[row + unit] as number) * (errors[unit] as number)
        gradient[row + unit] = (gradient[row + unit] as number) + (errors[unit] as number) * value
      }
      back[source] = sum
    }
    return back
  }

  /** Moves the weights by the batch. */
  step(rate: number): void {
    if (this.#pending === 0) return
    this.#steps++
    const weights = this.network.weights
    const scale = 1 / this.#pending
    const meanBias = 1 - 0.9 ** this.#steps
    const spreadBias = 1 - 0.999 ** this.#steps
    for (let at = 0; at < weights.length; at++) {
      const slope = (this.gradient[at] as number) * scale
      const mean = 0.9 * (this.#mean[at] as number) + 0.1 * slope
      const spread = 0.999 * (this.#spread[at] as number) + 0.001 * slope * slope
      this.#mean[at] = mean
      this.#spread[at] = spread
      weights[at] =
        (weights[at] as number) - (rate * (mean / meanBias)) / (Math.sqrt(spread / spreadBias) + 1e-8)
    }
    this.gradient.fill(0)
    this.#pending = 0
  }
}

/** Small random weights, so that no two units begin alike. */
export const initializeWeights = (network: Network, below: (bound: number) => number): void => {
  const { shape, layout, weights } = network
  const normal = (): number => {
    let sum = -6
    for (let draw = 0; draw < 12; draw++) sum += below(65536) / 65536
    return sum
  }
  const fill = (from: number, to: number, scale: number): void => {
    for (let at = from; at < to; at++) weights[at] = normal() * scale
  }
  // About a hundred inputs are on at a time.
  fill(layout.firstWeights, layout.firstBias, 0.1)
  fill(layout.secondWeights, layout.secondBias, Math.sqrt(2 / shape.first))
  fill(layout.outputWeights, layout.outputBias, 0.1 * Math.sqrt(1 / shape.second))
}
