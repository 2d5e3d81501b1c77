import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { Network, SparseInput, weightCount } from './network.ts'
import { initializeWeights } from './network-trainer.ts'

const inputOf = (limit: number, values: Readonly<Record<number, number>>): SparseInput => {
  const input = new SparseInput(limit)
  for (const [index, value] of Object.entries(values)) input.set(Number(index), value)
  return input
}

describe('a network small enough to compute by hand', () => {
  const network = new Network(
    { inputs: 2, first: 2, second: 2, outputs: 1 },
    // Rows of the first layer and its biases, then the second layer, then the output.
    Float64Array.of(1, -1, 2, 0.5, 0.5, 0, 1, 1, -1, 2, 0, -1, 3, -2, 0.25),
  )

  it('returns its biases for an empty input', () => {
    // Hidden 0.5 and 0, second 0.5 and -0.5.
    expect([...network.evaluate(inputOf(2, {}))]).toEqual([0.25 + 3 * 0.5])
  })

  it('rectifies hidden units', () => {
    // Hidden 0.5 and -1.25, second 0.5 and -0.5.
    expect([...network.evaluate(inputOf(2, { 0: 1, 1: -0.5 }))]).toEqual([1.75])
    expect([...network.hidden]).toEqual([0.5, 0])
    expect([...network.second]).toEqual([0.5, 0])
  })

  it('does not rectify outputs', () => {
    // Hidden 3.5 and 2, second 1.5 and 6.5.
    expect([...network.evaluate(inputOf(2, { 0: -1, 1: 2 }))]).toEqual([0.25 + 3 * 1.5 - 2 * 6.5])
  })
})

it('zero inputs are not stored', () => {
  const input = inputOf(3, { 0: 0, 2: 4 })
  expect(input.count).toBe(1)
  input.clear()
  expect(input.count).toBe(0)
})

describe('a network compared with its anchor', () => {
  const shape = { inputs: 40, first: 9, second: 5, outputs: 3 }
  const source = random('anchor')
  const network = new Network(shape, new Float64Array(weightCount(shape)))
  initializeWeights(network, (bound) => source.nextInt(bound))
  for (let at = 0; at < network.weights.length; at++)
    network.weights[at] = (network.weights[at] as number) + source.nextInt(100) / 1000

  const sparse = (): SparseInput => {
    const input = new SparseInput(shape.inputs)
    for (let index = 0; index < shape.inputs; index++)
      if (source.nextInt(4) === 0) input.set(index, (source.nextInt(41) - 20) / 8)
    return input
  }

  it('gives the same result as without an anchor', () => {
    for (let anchors = 0; anchors < 30; anchors++) {
      network.anchor(sparse())
      for (let near = 0; near < 10; near++) {
        const input = sparse()
        const exact = Float64Array.from(network.evaluate(input))
        const quick = network.evaluateNear(input)
        for (const [unit, value] of exact.entries()) expect(quick[unit]).toBeCloseTo(value, 9)
      }
    }
  })

  it('gives the same result whatever was evaluated before', () => {
    const [anchor, input] = [sparse(), sparse()]
    network.anchor(anchor)
    const once = Float64Array.from(network.evaluateNear(input))
    for (let others = 0; others < 5; others++) {
      network.anchor(sparse())
      network.evaluateNear(sparse())
      network.evaluate(sparse())
    }
    network.anchor(anchor)
    expect([...network.evaluateNear(input)]).toEqual([...once])
  })
})
