import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { Network, weightCount } from './network.ts'
import { initializeWeights } from './network-trainer.ts'
import { readWeights, writeWeights } from './weights-file.ts'

/** Sizes whose bytes end on every padding. */
const networks = [1, 2, 3, 4].map((inputs) => {
  const source = random(`weights ${inputs}`)
  const shape = { inputs, first: 3, second: 1, outputs: 2 }
  const network = new Network(shape, new Float64Array(weightCount(shape)))
  initializeWeights(network, (bound) => source.nextInt(bound))
  return network
})

describe('a file of weights', () => {
  it('gives the network back, each weight to within half a step', () => {
    for (const network of networks) {
      const file = writeWeights(network)
      const again = readWeights(JSON.parse(JSON.stringify(file)) as typeof file)
      expect(again.shape).toEqual(network.shape)
      for (const [at, weight] of network.weights.entries())
        expect(Math.abs((again.weights[at] as number) - weight)).toBeLessThanOrEqual(
          (file.largest / 32767) * 0.5000001,
        )
    }
  })

  it('stays the same when it is read and written again', () => {
    for (const network of networks) {
      const file = writeWeights(network)
      const again = writeWeights(readWeights(file))
      expect(again.weights).toBe(file.weights)
      expect(again.largest).toBeCloseTo(file.largest, 12)
    }
  })

  it('has the weights in ordinary base 64', () => {
    for (const network of networks) {
      const { weights } = writeWeights(network)
      expect(Buffer.from(weights, 'base64').toString('base64')).toBe(weights)
      expect(Buffer.from(weights, 'base64').length).toBe(network.weights.length * 2)
    }
  })

  it('of nothing but zeros can be written', () => {
    const network = new Network({ inputs: 1, first: 1, second: 1, outputs: 1 }, new Float64Array(6))
    expect([...readWeights(writeWeights(network)).weights]).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('is refused when it is of another format or too short', () => {
    const file = writeWeights(networks[0] as Network)
    expect(() => readWeights({ ...file, format: 'quayside network 2' })).toThrow(
      'not a network of this format',
    )
    expect(() => readWeights({ ...file, weights: file.weights.slice(4) })).toThrow('weights where')
    expect(() => readWeights({ ...file, shape: { ...file.shape, inputs: 9 } })).toThrow('weights where')
  })
})
