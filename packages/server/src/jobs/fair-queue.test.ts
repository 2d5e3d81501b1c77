import { expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const all = (queue: FairQueue<string>, isLeftOut?: (group: string) => boolean): string[] => {
  const values: string[] = []
  for (let value = queue.shift(isLeftOut); value !== undefined; value = queue.shift(isLeftOut))
    values.push(value)
  return values
}

it('gives every table its turn, and each table its own order', () => {
  const queue = new FairQueue<string>()
  for (const value of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.push([value.slice(0, 1)], value)
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
})

it('lets somebody new have their turn before another has a second one', () => {
  const queue = new FairQueue<string>()
  for (const value of ['a1', 'a2', 'a3']) queue.push(['a'], value)
  expect(queue.shift()).toBe('a1')
  queue.push(['b'], 'b1')
  expect(all(queue)).toEqual(['a2', 'b1', 'a3'])
  expect(queue.shift()).toBeUndefined()
})

it('gives somebody with many tables no more turns than somebody with one', () => {
  const queue = new FairQueue<string>()
  for (const value of ['a1', 'a2', 'a3', 'a4']) queue.push(['a', value], value)
  queue.push(['b', 'b1'], 'b1')
  queue.push(['b', 'b1'], 'b2')
  expect(all(queue)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4'])
})

it('passes over groups that are left out, wherever they stand, and keeps what waits there', () => {
  const queue = new FairQueue<string>()
  const push = (...path: string[]): void => queue.push(path, path.join(''))
  push('x', 'a', '1')
  push('x', 'b', '1')
  push('y', 'c', '1')
  push('x', 'b', '2')
  expect(all(queue, (group) => group === 'a' || group === 'y')).toEqual(['xb1', 'xb2'])
  expect(queue.size).toBe(2)
  expect(all(queue)).toEqual(['yc1', 'xa1'])
  expect(queue.size).toBe(0)
})
