import { expect, it } from 'vitest'
import { FairQueue, OwnerBudgets } from './fair-queue.ts'

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

const MINUTE = 60_000

it('finds whoever has used more than their budget, and nobody else', () => {
  const budgets = new OwnerBudgets({ minuteMs: 1000, burstMs: 1000 }, () => 0)
  budgets.spend('odile', 600)
  budgets.spend('mateo', 600)
  budgets.spend('odile', 600)
  expect([budgets.isOver('odile'), budgets.isOver('mateo'), budgets.isOver('rosa')]).toEqual([
    true,
    false,
    false,
  ])
  expect(budgets.over).toEqual(['odile'])
})

it('lets a budget run off in a minute', () => {
  let now = 0
  const budgets = new OwnerBudgets({ minuteMs: 1000, burstMs: 1000 }, () => now)
  budgets.spend('odile', 1500)
  now = MINUTE / 4
  expect(budgets.isOver('odile')).toBe(true)
  now = MINUTE / 2
  expect(budgets.isOver('odile')).toBe(false)
})

it('lets somebody use at once no more than is said', () => {
  const budgets = new OwnerBudgets({ minuteMs: 1000, burstMs: 200 }, () => 0)
  budgets.spend('odile', 200)
  expect(budgets.isOver('odile')).toBe(false)
  budgets.spend('odile', 1)
  expect(budgets.isOver('odile')).toBe(true)
})

it('makes nobody wait longer than a minute, however much they used while nobody else wanted it', () => {
  let now = 0
  const budgets = new OwnerBudgets({ minuteMs: 1000, burstMs: 1000 }, () => now)
  for (let time = 0; time < 1000; time++) budgets.spend('odile', 10_000)
  now = MINUTE - 1
  expect(budgets.isOver('odile')).toBe(true)
  now = MINUTE
  expect(budgets.isOver('odile')).toBe(false)
})
