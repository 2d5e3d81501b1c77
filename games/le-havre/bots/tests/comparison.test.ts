import type { Finals } from '@quayside/bots'
import { compare } from '@quayside/bots/testing'
import { describe, expect, it } from 'vitest'
import { adviser } from '../adviser.ts'

interface Sampled {
  readonly samples: readonly Finals[]
}

/** Samples in which only the seat's own points differ; the rival has none. */
const trial = (...points: readonly number[]): Sampled => ({ samples: points.map((own) => [own, 0]) })

const noisy = { ...adviser, noise: 4 }

const gainOf = (better: Sampled, worse: Sampled) => {
  const { gain, noise } = compare(noisy, better, worse, 0)
  return { gain, isSure: gain >= noise }
}

describe('comparing two commands', () => {
  it('is sure of a difference that every sample shows', () => {
    const { gain, isSure } = gainOf(trial(110, 111, 109, 110), trial(100, 101, 99, 100))
    expect(gain).toBeCloseTo(10)
    expect(isSure).toBe(true)
  })

  it('is not sure of less than the evaluator’s error', () => {
    expect(gainOf(trial(103, 103, 103), trial(100, 100, 100)).isSure).toBe(false)
  })

  it('is less sure with few samples', () => {
    expect(gainOf(trial(107), trial(100)).isSure).toBe(false)
    expect(gainOf(trial(109), trial(100)).isSure).toBe(true)
  })

  it('is not sure if the samples disagree', () => {
    expect(gainOf(trial(100, 130, 80, 110), trial(100, 80, 100, 110)).isSure).toBe(false)
  })

  it('uses only the samples that both commands have', () => {
    expect(gainOf(trial(110, 500), trial(100)).gain).toBeCloseTo(10)
  })
})
