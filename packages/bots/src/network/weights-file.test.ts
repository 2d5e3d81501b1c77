import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { Network, weightCount } from './network.ts'
import { initializeWeights } from './network-trainer.ts'
import { readWeights, type WeightsFile, writeWeights } from './weights-file.ts'

const networks = [1, 2, 3, 4].map((inputs) => {
  const source = random(`weights ${inputs}`)
  const shape = { inputs, first: 3, second: 1, outputs: 2 }
  const network = new Network(shape, new Float64Array(weightCount(shape)))
  initializeWeights(network, (bound) => source.nextInt(bound))
  return network
})

const networkOf = (...weights: readonly number[]): Network =>
  new Network({ inputs: 1, first: 1, second: 1, outputs: 1 }, Float64Array.from(weights))

describe('a weights file', () => {
  it('restores the network, each weight to within half a step', () => {
    for (const network of networks) {
      const file = writeWeights(network)
      const again = readWeights(JSON.parse(JSON.stringify(file)) as typeof file)
      expect(again.shape).toEqual(network.shape)
      for (const [at, weight] of network.weights.entries())
        expect(Math.abs((again.weights[at] as number) - weight)).toBeLessThanOrEqual(file.step / 2)
    }
  })

  it('is unchanged when read and written again', () => {
    for (const network of networks) {
      const file = writeWeights(network)
      expect(writeWeights(readWeights(file))).toEqual(file)
    }
  })

  it('has as many digits as its largest weight needs', () => {
    const steps = (file: WeightsFile): readonly number[] =>
      [...readWeights(file).weights].map((weight) => weight * 512)
    const small = writeWeights(networkOf(...[0, 1, -1, 31, -32, 7].map((number) => number / 512)))
    expect(small.digits).toEqual(['ghf/An'])
    expect(steps(small)).toEqual([0, 1, -1, 31, -32, 7])
    const large = writeWeights(networkOf(...[0, 32, -33, 2015, -2080, 2016].map((number) => number / 512)))
    expect(large.digits).toHaveLength(3)
    expect(steps(large)).toEqual([0, 32, -33, 2015, -2080, 2016])
  })

  it('can contain only zeros', () => {
    expect([...readWeights(writeWeights(networkOf(0, 0, 0, 0, 0, 0))).weights]).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('is rejected if it has another format or is too short', () => {
    const file = writeWeights(networks[0] as Network)
    expect(() => readWeights({ ...file, format: 'quayside network 1' })).toThrow(
      'not a network of this format',
    )
    const shorter = file.digits.map((place) => place.slice(1))
    expect(() => readWeights({ ...file, digits: shorter })).toThrow('weights, found')
    expect(() => readWeights({ ...file, shape: { ...file.shape, inputs: 9 } })).toThrow('weights, found')
  })
})
