import { describe, expect, it } from 'vitest'
import { highCard } from '../testing/high-card/rules.ts'
import { perft } from './perft.ts'

const deal = highCard.setup({ players: 2, coins: 3 }, 'sunday')

describe('perft', () => {
  it('counts one sequence of length zero', () => {
    expect(perft(highCard, deal, 0)).toBe(1)
  })

  it('counts the commands of every decider: two cards and a loan for each', () => {
    expect(perft(highCard, deal, 1)).toBe(6)
  })

  it('counts sequences of commands', () => {
    // A card leaves 3 commands to the other seat, a loan 2 to the borrower and 3 to the other: 4 * 3 + 2 * 5.
    expect(perft(highCard, deal, 2)).toBe(22)
  })

  it.each([
    [3, 76],
    [4, 356],
    [5, 1488],
    [6, 4656],
  ])('fails when the number of sequences of %i commands is not %i', (depth, sequences) => {
    expect(perft(highCard, deal, depth)).toBe(sequences)
  })

  it('does not count sequences that the end of the game cuts short', () => {
    const last = highCard.position.read({
      players: 2,
      deck: [],
      hands: [[12], []],
      committed: [null, 11],
      played: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      borrowed: [true, true],
      coins: [0, 0],
    })
    const counts = [1, 2, 3].map((depth) => last.ok && perft(highCard, last.value, depth))
    expect(counts).toEqual([1, 1, 0])
  })

  it('does not change the state', () => {
    const before = highCard.hash(deal)
    perft(highCard, deal, 3)
    expect(highCard.hash(deal)).toBe(before)
  })
})
