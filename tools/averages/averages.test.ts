import { describe, expect, it } from 'vitest'
import { averagesOf, type PlayedSeat } from './play-averages.ts'

const SET_UP = { version: 'full', players: 2, games: 1 }

const seat = (points: number, wealth: readonly number[] | null = null): PlayedSeat => ({
  points,
  counts: { ships: points / 10 },
  wealth,
})

describe('averages of strong players', () => {
  it('are means over all seats, in tenths', () => {
    expect(averagesOf(SET_UP, [seat(10), seat(20), seat(20)])).toEqual({
      ...SET_UP,
      points: 16.7,
      counts: { ships: 1.7 },
      wealth: null,
    })
  })

  it('leave games of another length out of the wealth by round', () => {
    const seats = [seat(10, [2, 6, 10]), seat(20, [4, 9, 20]), seat(99, [1, 99])]
    expect(averagesOf(SET_UP, seats).wealth).toEqual([3, 7.5, 15])
  })
})
