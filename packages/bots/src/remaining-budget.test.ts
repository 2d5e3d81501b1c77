import { describe, expect, it } from 'vitest'
import type { SearchProgress } from './bot.ts'
import { RemainingBudget } from './remaining-budget.ts'

const spendAll = (allowance: RemainingBudget): number => {
  while (!allowance.over) allowance.spend()
  return allowance.nodes
}

describe('a budget', () => {
  it('is spent after exactly its nodes', () => {
    expect(spendAll(new RemainingBudget({ nodes: 1 }))).toBe(1)
    expect(spendAll(new RemainingBudget({ nodes: 1000 }))).toBe(1000)
  })

  it('of zero nodes is spent from the start', () => {
    expect(new RemainingBudget({ nodes: 0 }).over).toBe(true)
  })

  it('ends by time if that runs out first', () => {
    expect(new RemainingBudget({ nodes: Number.POSITIVE_INFINITY, milliseconds: 0 }).over).toBe(false)
    expect(
      spendAll(new RemainingBudget({ nodes: Number.POSITIVE_INFINITY, milliseconds: 1 })),
    ).toBeGreaterThan(0)
  })

  it('ends within a few dozen nodes of being cancelled', () => {
    let cancelled = false
    const allowance = new RemainingBudget({ nodes: 1_000_000 }, { cancelled: () => cancelled })
    for (let node = 0; node < 500; node++) allowance.spend()
    cancelled = true
    expect(spendAll(allowance)).toBeLessThan(600)
  })

  it('that was cancelled beforehand is spent from the start', () => {
    expect(spendAll(new RemainingBudget({ nodes: 100 }, { cancelled: () => true }))).toBe(0)
  })

  it('reports its progress, which never decreases', () => {
    const reports: SearchProgress[] = []
    spendAll(new RemainingBudget({ nodes: 50_000 }, { progress: (progress) => reports.push(progress) }))
    expect(reports.length).toBeGreaterThan(10)
    expect(reports.every(({ share }) => share > 0 && share <= 1)).toBe(true)
    expect(reports.toSorted((a, b) => a.nodes - b.nodes)).toEqual(reports)
  })
})
