import { expect, it } from 'vitest'
import { Network, weightCount } from './network.ts'
import { Networks } from './networks.ts'
import { writeWeights } from './weights-file.ts'

it('a network is only available after loading, and is loaded once', async () => {
  const shape = { inputs: 1, first: 1, second: 1, outputs: 1 }
  const file = writeWeights(new Network(shape, new Float64Array(weightCount(shape))))
  let fetched = 0
  const networks = new Networks({
    first: async () => {
      fetched++
      return { default: file }
    },
    other: async () => ({ default: file }),
  })
  expect(networks.names).toEqual(['first', 'other'])
  expect(() => networks.get('first')).toThrow('first')
  await networks.fetch('first')
  await networks.fetch('first')
  expect(networks.get('first')).toBe(file)
  expect(fetched).toBe(1)
  expect(() => networks.get('other')).toThrow('other')
})
