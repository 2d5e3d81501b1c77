import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { logLikelihoodRatio, NETWORK_TEST, verdictOn } from './sequential-test.ts'

/** The verdict if each deal is won with this probability, and after how many deals. */
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
  it('is undecided below ten deals', () => {
    expect(verdictOn(Array.from({ length: 9 }, () => 1))).toBe('undecided')
    expect(verdictOn(Array.from({ length: 10 }, () => 1))).toBe('stronger')
  })

  it('rarely calls an equal stronger, and rarely misses a worthwhile advantage', () => {
    expect(runs(0.5).filter(({ verdict }) => verdict === 'stronger').length).toBeLessThan(6)
    expect(runs(NETWORK_TEST.worthwhile).filter(({ verdict }) => verdict !== 'stronger').length).toBeLessThan(
      6,
    )
  })

  it('decides a large difference after few deals', () => {
    for (const { verdict, deals } of runs(0.75)) {
      expect(verdict).toBe('stronger')
      expect(deals).toBeLessThan(300)
    }
  })

  it('treats both sides equally', () => {
    const middle = (NETWORK_TEST.none + NETWORK_TEST.worthwhile) / 2
    expect(logLikelihoodRatio([middle, middle], NETWORK_TEST)).toBeCloseTo(0)
  })
})
