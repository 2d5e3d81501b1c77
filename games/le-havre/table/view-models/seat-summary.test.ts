import { describe, expect, it } from 'vitest'
import { table } from '../../rules/testing/index.ts'
import { feedingPips, seatSummaries } from './seat-summary.ts'

const standings = seatSummaries(
  table({
    options: { players: 3 },
    round: 5,
    seats: {
      '1': {
        stock: { franc: 6, fish: 2, smoked_fish: 1, meat: 2, wood: 4, charcoal: 2, coal: 3 },
        buildings: ['hardware-store'],
        ships: ['dina', 'cherbourg'],
        loans: 1,
      },
      '2': { stock: { franc: 30, coal: 0 } },
    },
  }).state,
)

describe('a seat’s strip', () => {
  it('counts food without francs, energy, room on ships and symbols', () => {
    expect(standings[0]).toMatchObject({
      francs: 6,
      food: 10,
      energy: 19,
      cargo: 5,
      hammers: 1,
      fishermen: 1,
      loans: 1,
      shipFood: 7,
    })
    expect(standings[0]?.buildings).toHaveLength(1)
    expect(standings[0]?.ships).toHaveLength(2)
  })

  it('ranks by wealth, and equal wealth shares a rank', () => {
    expect(standings.map(({ total }) => total)).toEqual([11, 30, 5])
    expect(standings.map(({ rank }) => rank)).toEqual([2, 1, 3])
    expect(seatSummaries(table().state).map(({ rank }) => rank)).toEqual([1, 1, 1])
  })
})

describe('the feeding bar', () => {
  it('has one pip for each food demanded', () => {
    expect(feedingPips({ demand: 7, ships: 2, held: 9, short: 0, owes: null })).toEqual(
      'ships ships food food food food food'.split(' '),
    )
    expect(feedingPips({ demand: 4, ships: 1, held: 2, short: 1, owes: null })).toEqual([
      'ships',
      'food',
      'food',
      'missing',
    ])
  })

  it('leaves unpaid food open and fills the paid part', () => {
    expect(feedingPips({ demand: 3, ships: 1, held: 5, short: 0, owes: 2 })).toEqual([
      'ships',
      'open',
      'open',
    ])
    expect(feedingPips({ demand: 3, ships: 1, held: 0, short: 0, owes: 0 })).toEqual([
      'ships',
      'food',
      'food',
    ])
    expect(feedingPips({ demand: 3, ships: 0, held: 1, short: 2, owes: 3 })).toEqual([
      'open',
      'missing',
      'missing',
    ])
  })
})
