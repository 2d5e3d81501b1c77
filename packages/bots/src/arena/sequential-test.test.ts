import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { logLikelihoodRatio, NETWORK_TEST, verdictOn } from './sequential-test.ts'

/** How a test ends when each deal is won with this chance, and after how many deals. */
const run = (seed: string, chance: number): { readonly verdict: string; readonly deals: number } => {
  const source = random(seed)
  const scores: number[] = []
  while (scores.length < 20_000) {
    scores.push(source.nextInt(1000) < 1000 * chance ? 1 : 0)
    const verdict = verdictOn(scores)
    if (verdict !== 'undecided') return { verdict, deals: scores.length }
  }
  return { verdict: 'undecided', deals: scores.length }
}

const runs = (chance: number) => Array.from({ length: 40 }, (_, at) => run(`${chance} ${at}`, chance))

describe('the sequential test', () => {
  it('says nothing of fewer than ten deals', () => {
    expect(verdictOn(Array.from({ length: 9 }, () => 1))).toBe('undecided')
    expect(verdictOn(Array.from({ length: 10 }, () => 1))).toBe('stronger')
  })

  it('seldom takes an equal for stronger, and seldom misses a worthwhile advantage', () => {
    expect(runs(0.5).filter(({ verdict }) => verdict === 'stronger').length).toBeLessThan(6)
    expect(runs(NETWORK_TEST.worthwhile).filter(({ verdict }) => verdict !== 'stronger').length).toBeLessThan(
      6,
    )
  })

  it('decides a great difference after few deals', () => {
    for (const { verdict, deals } of runs(0.75)) {
      expect(verdict).toBe('stronger')
      expect(deals).toBeLessThan(300)
    }
  })

  it('weighs both sides alike', () => {
    const middle = (NETWORK_TEST.none + NETWORK_TEST.worthwhile) / 2
    expect(logLikelihoodRatio([middle, middle], NETWORK_TEST)).toBeCloseTo(0)
  })
})
