/** Trains a network with Adam on mini-batches and the Huber loss. */
import { type Network, type SparseInput, weightCount } from './network.ts'

/** Errors beyond this have a constant gradient. */
const HUBER = 1

export class NetworkTrainer {
  readonly network: Network
  /** Gradient of half the squared error, summed over the batch. */
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

  /** Adds one sample to the batch and returns its squared error. */
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

  /** Backpropagates through a layer; inactive rectified units have no error. */
  #back(from: Float64Array, errors: Float64Array, offset: number, bias: number): Float64Array {
    const { weights } = this.network
    const gradient = this.gradient
    const back = new Float64Array(from.length)
    const units = errors.length
    for (let unit = 0; unit < units; unit++)
      gradient[bias + unit] = (gradient[bias + unit] as number) + (errors[unit] as number)
    for (let source = 0; source < from.length; source++) {
      const value = from[source] as number
      if (value === 0) continue
      const row = offset + source * units
      let sum = 0
      for (let unit = 0; unit < units; unit++) {
        sum += (weights[row + unit] as number) * (errors[unit] as number)
        gradient[row + unit] = (gradient[row + unit] as number) + (errors[unit] as number) * value
      }
      back[source] = sum
    }
    return back
  }

  /** Updates the weights from the batch. */
  step(rate: number): void {
    if (this.#pending === 0) return
    this.#steps++
    const weights = this.network.weights
    const scale = 1 / this.#pending
    const meanBias = 1 - 0.9 ** this.#steps
    const spreadBias = 1 - 0.999 ** this.#steps
    for (let index = 0; index < weights.length; index++) {
      const slope = (this.gradient[index] as number) * scale
      const mean = 0.9 * (this.#mean[index] as number) + 0.1 * slope
      const spread = 0.999 * (this.#spread[index] as number) + 0.001 * slope * slope
      this.#mean[index] = mean
      this.#spread[index] = spread
      weights[index] =
        (weights[index] as number) - (rate * (mean / meanBias)) / (Math.sqrt(spread / spreadBias) + 1e-8)
    }
    this.gradient.fill(0)
    this.#pending = 0
  }
}

/** Small random weights to break the symmetry between units. */
export const initializeWeights = (network: Network, below: (bound: number) => number): void => {
  const { shape, layout, weights } = network
  const normal = (): number => {
    let sum = -6
    for (let draw = 0; draw < 12; draw++) sum += below(65536) / 65536
    return sum
  }
  const fill = (from: number, to: number, scale: number): void => {
    for (let index = from; index < to; index++) weights[index] = normal() * scale
  }
  // About a hundred inputs are non-zero at a time.
  fill(layout.firstWeights, layout.firstBias, 0.1)
  fill(layout.secondWeights, layout.secondBias, Math.sqrt(2 / shape.first))
  fill(layout.outputWeights, layout.outputBias, 0.1 * Math.sqrt(1 / shape.second))
}
