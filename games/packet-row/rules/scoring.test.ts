import { describe, expect, it } from 'vitest'
import { packetRow } from './rules.ts'
import { pointsOf } from './scoring.ts'
import { table } from './testing/table.ts'

interface Ended {
  readonly money: number
  readonly hand?: readonly string[]
}

/** The result of a game that ends with these hands and this money. */
const result = (...seats: Ended[]) => {
  const ended = seats.map((seat) => ({ hand: [], ...seat, done: true }))
  const outcome = packetRow.outcome(table({ players: seats.length, phase: 'over', seats: ended }).state)
  if (!outcome) throw new Error('no result')
  return outcome
}

const parts = (...seats: Ended[]) => result(...seats).scores.map((score) => score.parts)
const bankers = (...seats: Ended[]) => parts(...seats).map((part) => part['bankers'])
const ranks = (...seats: Ended[]) => result(...seats).scores.map(({ rank }) => rank)

const two = ['banker', 'banker']

describe('the score', () => {
  it('counts the points on victory point cards [PR-11.1]', () => {
    const hand = ['university', 'library', 'merchants-exchange', 'trader', 'grain-3']
    expect(parts({ money: 0, hand }, { money: 0 })[0]).toEqual({ victory_points: 13, money: 0, bankers: 0 })
  })

  it('counts a point for every full $10 [PR-11.2]', () => {
    expect(parts({ money: 9 }, { money: 10 }, { money: 129 }).map((part) => part['money'])).toEqual([
      0, 1, 12,
    ])
  })

  it('gives 2 points a banker to the richest of two or three [PR-11.3]', () => {
    expect(bankers({ money: 31, hand: two }, { money: 30, hand: ['banker'] })).toEqual([4, 0])
    expect(
      bankers({ money: 5, hand: ['banker'] }, { money: 9, hand: two }, { money: 8, hand: ['banker'] }),
    ).toEqual([0, 4, 0])
  })

  it('gives 2 points a banker to all who are richest of two or three [PR-11.4]', () => {
    const tied = [
      { money: 9, hand: two },
      { money: 9, hand: ['banker'] },
      { money: 8, hand: ['banker'] },
    ]
    expect(bankers(...tied)).toEqual([4, 2, 0])
  })

  it('gives 3 points a banker to the richest and 1 to the second of four or five [PR-11.5]', () => {
    const four = [9, 8, 7, 10].map((money, seat) => ({ money, hand: seat < 3 ? ['banker'] : two }))
    expect(bankers(...four)).toEqual([1, 0, 0, 6])
    expect(bankers(...[5, 4, 3, 2, 1].map((money) => ({ money, hand: ['banker'] })))).toEqual([3, 1, 0, 0, 0])
  })

  it('gives nothing for the second place where two of four or five are richest [PR-11.6]', () => {
    const tied = [10, 10, 9, 1].map((money) => ({ money, hand: ['banker'] }))
    expect(bankers(...tied)).toEqual([3, 3, 0, 0])
  })

  it('gives 1 point a banker to all who are second of four or five [PR-11.7]', () => {
    const tied = [9, 10, 9, 9, 1].map((money) => ({ money, hand: ['banker'] }))
    expect(bankers(...tied)).toEqual([1, 3, 1, 1, 0])
  })

  it('compares money after cashing [PR-11.8]', () => {
    const seats = [
      { money: 20, hand: ['money-5', 'money-5', 'banker'], ships: ['ship-gb'] },
      { money: 29, hand: ['banker'], done: true },
    ]
    const t = table({ players: 2, phase: 'last-deliveries', seats }).play('1 done')
    expect(packetRow.outcome(t.state)?.scores.map((score) => score.parts)).toEqual([
      { victory_points: 0, money: 3, bankers: 2 },
      { victory_points: 0, money: 2, bankers: 0 },
    ])
  })

  it('is won by the most points [PR-11.9]', () => {
    const outcome = result({ money: 55 }, { money: 12, hand: ['town-hall'] }, { money: 30 })
    expect(outcome.winners).toEqual([1])
    expect(outcome.scores.map(({ total, rank }) => [total, rank])).toEqual([
      [5, 2],
      [7, 1],
      [3, 3],
    ])
  })

  it('is won by the richer of two with equal points [PR-11.10]', () => {
    expect(
      ranks({ money: 21, hand: ['library'] }, { money: 52 }, { money: 25, hand: ['schoolhouse'] }),
    ).toEqual([3, 1, 2])
  })

  it('is shared by who is equal in points and money [PR-11.11]', () => {
    const outcome = result(
      { money: 25, hand: ['library'] },
      { money: 0 },
      { money: 25, hand: ['schoolhouse'] },
    )
    expect(outcome.winners).toEqual([0, 2])
    expect(outcome.scores.map(({ rank }) => rank)).toEqual([1, 3, 1])
  })

  it('is known before the end as far as hands are shown', () => {
    const { state } = table({
      players: 2,
      seats: [
        { money: 47, hand: ['library'] },
        { money: 30, hand: ['museum'] },
      ],
    })
    const view = packetRow.view(state, 0)
    expect([pointsOf(state, 0), pointsOf(state, 1)]).toEqual([7, 8])
    expect([pointsOf(view, 0), pointsOf(view, 1)]).toEqual([7, 3])
  })

  it('is the sum of its parts [PR-11.12]', () => {
    const { scores } = result({ money: 47, hand: ['library', 'banker'] }, { money: 3, hand: ['museum'] })
    expect(scores.map(({ total }) => total)).toEqual([9, 5])
    for (const { total, parts: each } of scores)
      expect(Object.values(each).reduce((sum, points) => sum + points)).toBe(total)
  })
})
