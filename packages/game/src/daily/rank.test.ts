import { expect, it } from 'vitest'
import { comparedResult, rankOf } from './rank.ts'

const BOTS = { deckhand: 60, bosun: 70, mate: 90, captain: 109, commodore: 116 }

it('the rank is the strongest bot that was equalled or beaten', () => {
  expect(rankOf(59, BOTS)).toBe('finished')
  expect(rankOf(60, BOTS)).toBe('deckhand')
  expect(rankOf(112, BOTS)).toBe('captain')
  expect(rankOf(116, BOTS)).toBe('commodore')
  expect(rankOf(117, BOTS)).toBe('beyond')
})

it('a stronger bot counts even if a weaker one did better on this deal', () => {
  expect(rankOf(92, { ...BOTS, mate: 100, captain: 91 })).toBe('captain')
})

it('there is no rank before every bot has played', () => {
  const { commodore: _, ...others } = BOTS
  expect(rankOf(112, others)).toBeNull()
})

it('against bots the margin to the best rival is compared, in a solo deal the points', () => {
  const score = (seat: number, total: number) => ({ seat, total, rank: 1, parts: {} })
  expect(comparedResult({ scores: [score(0, 40), score(1, 44), score(2, 51)], winners: [2] }, 1)).toBe(-7)
  expect(comparedResult({ scores: [score(0, 112)], winners: [0] }, 0)).toBe(112)
})
