import { expect, it } from 'vitest'
import { FairQueue, OwnerBudgets } from './fair-queue.ts'

const all = (queue: FairQueue<string>, isLeftOut?: (group: string) => boolean): string[] => {
  const values: string[] = []
  for (let value = queue.shift(isLeftOut); value !== undefined; value = queue.shift(isLeftOut))
    values.push(value)
  return values
}

it('serves rooms in turn, and each room in its own order', () => {
  const queue = new FairQueue<string>()
  for (const value of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.push([value.slice(0, 1)], value)
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
})

it('serves a new group before another one has a second turn', () => {
  const queue = new FairQueue<string>()
  for (const value of ['a1', 'a2', 'a3']) queue.push(['a'], value)
  expect(queue.shift()).toBe('a1')
  queue.push(['b'], 'b1')
  expect(all(queue)).toEqual(['a2', 'b1', 'a3'])
  expect(queue.shift()).toBeUndefined()
})

it('gives a player with many rooms no more turns than a player with one', () => {
  const queue = new FairQueue<string>()
  for (const value of ['a1', 'a2', 'a3', 'a4']) queue.push(['a', value], value)
  queue.push(['b', 'b1'], 'b1')
  queue.push(['b', 'b1'], 'b2')
  expect(all(queue)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4'])
})

it('skips excluded groups at any level, and keeps their items', () => {
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

it('finds the owners over their budget, and no others', () => {
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

it('lets the debt of an owner decay within a minute', () => {
  let now = 0
  const budgets = new OwnerBudgets({ minuteMs: 1000, burstMs: 1000 }, () => now)
  budgets.spend('odile', 1500)
  now = MINUTE / 4
  expect(budgets.isOver('odile')).toBe(true)
  now = MINUTE / 2
  expect(budgets.isOver('odile')).toBe(false)
})

it('allows a limited burst', () => {
  const budgets = new OwnerBudgets({ minuteMs: 1000, burstMs: 200 }, () => 0)
  budgets.spend('odile', 200)
  expect(budgets.isOver('odile')).toBe(false)
  budgets.spend('odile', 1)
  expect(budgets.isOver('odile')).toBe(true)
})

it('makes no owner wait longer than a minute, however much idle capacity they used', () => {
  let now = 0
  const budgets = new OwnerBudgets({ minuteMs: 1000, burstMs: 1000 }, () => now)
  for (let time = 0; time < 1000; time++) budgets.spend('odile', 10_000)
  now = MINUTE - 1
  expect(budgets.isOver('odile')).toBe(true)
  now = MINUTE
  expect(budgets.isOver('odile')).toBe(false)
})
