import type { Outcome } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { packetRow } from '../rules/index.ts'
import { outcomeText } from './outcome-text.ts'
import { allTexts, everyLanguage, faultsOf, playOut } from './testing.ts'

const score = (seat: number, total: number, rank: number) => ({
  seat,
  total,
  rank,
  parts: { victory_points: total - 5, money: 3, bankers: 2 },
})

const [english] = allTexts

describe.each(everyLanguage)('the count in %s', (locale, texts) => {
  it.each([2, 5] as const)('of a game of %i is well written', (players) => {
    const outcome = packetRow.outcome(playOut({ players }, 'count').end)
    if (outcome === null) throw new Error('the game is not over')
    const { result, scores } = outcomeText(outcome, texts)
    expect([result, ...scores].flatMap((line) => faultsOf(line, locale))).toEqual([])
    expect(scores).toHaveLength(players)
  })
})

describe('the count', () => {
  it('names the winner, and the best first', () => {
    const outcome: Outcome = { scores: [score(0, 18, 2), score(1, 23, 1)], winners: [1] }
    expect(outcomeText(outcome, english, ['Ann', 'Ben'])).toEqual({
      result: 'Ben wins with 23 VP',
      scores: [
        'Ben: 23 VP (buildings 18 VP, money 3 VP, and bankers 2 VP)',
        'Ann: 18 VP (buildings 13 VP, money 3 VP, and bankers 2 VP)',
      ],
    })
  })

  it('says when only money broke the tie', () => {
    const outcome: Outcome = { scores: [score(0, 18, 2), score(1, 18, 1)], winners: [1] }
    expect(outcomeText(outcome, english).result).toBe('Player 2 wins with 18 VP on the money tiebreaker')
  })

  it('lets a tie share the win', () => {
    const outcome: Outcome = { scores: [score(0, 18, 1), score(1, 18, 1)], winners: [0, 1] }
    expect(outcomeText(outcome, english).result).toBe('Player 1 and Player 2 share the win with 18 VP')
  })

  it('tells winners by how much they won, or how the tie was broken', () => {
    const result = (outcome: Outcome, you: number): string =>
      outcomeText(outcome, english, ['Ann', 'Ben', 'Cai'], you).result
    const clear: Outcome = { scores: [score(0, 18, 2), score(1, 19, 1)], winners: [1] }
    expect(result(clear, 1)).toBe('You win by 1 VP')
    expect(result(clear, 0)).toBe('Ben wins with 19 VP')
    const tied: Outcome = { scores: [score(0, 18, 2), score(1, 18, 1)], winners: [1] }
    expect(result(tied, 1)).toBe('You win with 18 VP; you have more money than Ann')
    const shared: Outcome = {
      scores: [score(0, 18, 1), score(1, 18, 1), score(2, 9, 3)],
      winners: [0, 1],
    }
    expect(result(shared, 0)).toBe('You and Ben share the win with 18 VP')
  })
})
