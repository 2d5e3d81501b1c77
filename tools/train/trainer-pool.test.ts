import { expect, it } from 'vitest'
import { averageWeights } from './trainer-pool.ts'

it('the weights of several workers are averaged', () => {
  const common = Float64Array.of(9, 9)
  averageWeights(common, [Float64Array.of(1, 2), Float64Array.of(2, 4), Float64Array.of(6, 0)])
  expect([...common]).toEqual([3, 2])
})

it('the weights of a single worker are unchanged', () => {
  const common = new Float64Array(2)
  averageWeights(common, [Float64Array.of(0.1, -0.3)])
  expect([...common]).toEqual([0.1, -0.3])
})
