import type { Outcome } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { leHavre } from '../rules/index.ts'
import { outcomeText } from './outcome-text.ts'
import { allTexts, everyLanguage, faultsOf, playOut } from './testing.ts'

const score = (seat: number, total: number, rank: number, loans = 0) => ({
  seat,
  total,
  rank,
  parts: { francs: total - loans, buildings: 0, ships: 0, bonus: 0, loans },
})

const [english] = allTexts

const finished = (players: number): Outcome => {
  const outcome = leHavre.outcome(playOut({ players, version: 'short' }, 'count').end)
  if (outcome === null) throw new Error('the game is not over')
  return outcome
}

describe.each(everyLanguage)('the count in %s', (locale, texts) => {
  it.each([1, 4])('of a game of %i is well written', (players) => {
    const { result, scores } = outcomeText(finished(players), texts)
    expect([result, ...scores].flatMap((line) => faultsOf(line, locale))).toEqual([])
    expect(scores).toHaveLength(players)
  })
})

describe('the count', () => {
  it('names the winner, and the richest first', () => {
    const outcome: Outcome = { scores: [score(0, 80, 2), score(1, 102, 1, -7)], winners: [1] }
    expect(outcomeText(outcome, english, ['Ann', 'Ben'])).toEqual({
      result: 'Ben wins with 102 francs',
      scores: ['Ben: 102 francs (cash 109 francs and loans −7 francs)', 'Ann: 80 francs (cash 80 francs)'],
    })
  })

  it('tells winners that they won', () => {
    const outcome: Outcome = { scores: [score(0, 80, 2), score(1, 102, 1)], winners: [1] }
    expect(outcomeText(outcome, english, ['', ''], 1).result).toBe('You win with 102 francs')
    expect(outcomeText(outcome, english, ['', 'Ben'], 0).result).toBe('Ben wins with 102 francs')
    const alone: Outcome = { scores: [score(0, 80, 1)], winners: [0] }
    expect(outcomeText(alone, english, [''], 0).result).toBe('You end with a fortune of 80 francs')
  })

  it('lets a tie share the win', () => {
    const outcome: Outcome = { scores: [score(0, 80, 1), score(1, 80, 1)], winners: [0, 1] }
    expect(outcomeText(outcome, english).result).toBe('Player 1 and Player 2 share the win with 80 francs')
  })

  it('names no winner in a solo game', () => {
    expect(outcomeText({ scores: [score(0, 120, 1)], winners: [0] }, english, ['Ann']).result).toBe(
      'Ann ends with a fortune of 120 francs',
    )
  })
})
