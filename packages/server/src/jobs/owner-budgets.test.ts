import { expect, it } from 'vitest'
import { OwnerBudgets } from './fair-queue.ts'

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
