import { expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const all = (queue: FairQueue<string>): string[] => {
  const values: string[] = []
  while (queue.size > 0) values.push(queue.shift() ?? 'nothing')
  return values
}

it('gives every table its turn, and each table its own order', () => {
  const queue = new FairQueue<string>()
  for (const value of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.push(value.slice(0, 1), value)
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
})

it('lets somebody new have their turn before another has a second one', () => {
  const queue = new FairQueue<string>()
  for (const value of ['a1', 'a2', 'a3']) queue.push('a', value)
  expect(queue.shift()).toBe('a1')
  queue.push('b', 'b1')
  expect(all(queue)).toEqual(['a2', 'b1', 'a3'])
  expect(queue.shift()).toBeUndefined()
})
