import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { Network, SparseInput, weightCount } from './network.ts'
import { initializeWeights, NetworkTrainer } from './network-trainer.ts'

const SHAPE = { inputs: 4, first: 5, second: 3, outputs: 2 }

const freshNetwork = (): Network => {
  const source = random('fresh')
  const network = new Network(SHAPE, new Float64Array(weightCount(SHAPE)))
  initializeWeights(network, (bound) => source.nextInt(bound))
  return network
}

const inputOf = (...values: readonly number[]): SparseInput => {
  const input = new SparseInput(values.length)
  for (const [index, value] of values.entries()) input.set(index, value)
  return input
}

const squaredError = (network: Network, input: SparseInput, target: readonly number[]): number =>
  network.evaluate(input).reduce((sum, output, unit) => sum + (output - (target[unit] as number)) ** 2, 0)

describe('a network trainer', () => {
  const input = inputOf(1, 0, -0.5, 2)

  it('computes the gradient of the error in every weight', () => {
    const network = freshNetwork()
    const target = [0.4, -0.3]
    const learner = new NetworkTrainer(network)
    expect(learner.learn(input, target)).toBeCloseTo(squaredError(network, input, target), 12)
    const step = 1e-6
    for (let at = 0; at < network.weights.length; at++) {
      const weight = network.weights[at] as number
      network.weights[at] = weight + step
      const above = squaredError(network, input, target)
      network.weights[at] = weight - step
      const below = squaredError(network, input, target)
      network.weights[at] = weight
      expect(learner.gradient[at]).toBeCloseTo((above - below) / (4 * step), 6)
    }
    expect(learner.gradient.some((slope) => Math.abs(slope) > 0.01)).toBe(true)
  })

  it('clips the gradient of large errors', () => {
    const far = new NetworkTrainer(freshNetwork())
    const further = new NetworkTrainer(freshNetwork())
    far.learn(input, [5, -5])
    further.learn(input, [500, -500])
    expect([...further.gradient]).toEqual([...far.gradient])
  })

  it('reduces the error with every batch', () => {
    const source = random('samples')
    const learner = new NetworkTrainer(freshNetwork())
    const batch = (): number => {
      let loss = 0
      for (let sample = 0; sample < 32; sample++) {
        const [a, b] = [source.nextInt(100) / 100, source.nextInt(100) / 100]
        loss += learner.learn(inputOf(a, b, 0, 0), [a + b, Math.max(0, a - b)])
      }
      learner.step(0.01)
      return loss / 32
    }
    const first = batch()
    for (let batches = 0; batches < 200; batches++) batch()
    expect(batch()).toBeLessThan(first / 50)
  })

  it('leaves the weights unchanged without samples', () => {
    const network = freshNetwork()
    new NetworkTrainer(network).step(0.1)
    expect(network.weights).toEqual(freshNetwork().weights)
  })
})

it('initial weights differ between hidden units', () => {
  const { weights, layout } = freshNetwork()
  const first = weights.subarray(layout.firstWeights, layout.firstBias)
  expect(new Set(first).size).toBe(first.length)
  expect(weights[layout.firstBias]).toBe(0)
})
