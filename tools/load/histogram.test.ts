import { describe, expect, it } from 'vitest'
import { Histogram } from './histogram.ts'

const of = (values: Iterable<number>): Histogram => {
  const histogram = new Histogram()
  for (const value of values) histogram.record(value)
  return histogram
}

describe('a histogram of latencies', () => {
  it('stores small values exactly', () => {
    const histogram = of([1, 2, 3, 4])
    expect([50, 75, 100].map((share) => histogram.percentile(share))).toEqual([2, 3, 4])
  })

  it.each([100, 1000, 12_345, 1_000_000, 60_000_000])('stores %i within 1.6 per cent', (value) => {
    const histogram = of([value, value * 2])
    expect(histogram.percentile(50)).toBeGreaterThanOrEqual(value)
    expect(histogram.percentile(50)).toBeLessThan(value * 1.017)
  })

  it('computes percentiles of a thousand values', () => {
    const histogram = of(Array.from({ length: 1000 }, (_, index) => (index + 1) * 100))
    expect(Math.round(histogram.percentile(99) / 99_000)).toBe(1)
    expect(histogram.percentile(99.9)).toBeLessThan(histogram.most + 1)
    expect([histogram.count, histogram.most]).toEqual([1000, 100_000])
  })

  it('adds up the counts of several processes', () => {
    const both = of([10, 20])
    both.add(of([30, 5000]).tally)
    expect([both.count, both.most, both.percentile(75)]).toEqual([4, 5000, 30])
  })

  it('is zero while empty', () => {
    expect(new Histogram().percentile(99)).toBe(0)
  })
})
