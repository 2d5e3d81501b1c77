import { describe, expect, it } from 'vitest'
import {
  chooseAtLevel,
  chooseForStreak,
  type Listed,
  puzzleOfDay,
  weekdayOf,
  withStandings,
} from './puzzle-choice.ts'
import { today } from './puzzle-progress.ts'

const ALL: readonly Listed[] = Array.from({ length: 240 }, (_, number) => {
  const game = number < 120 ? 'a' : 'b'
  const place = number % 120
  return { key: `${game}/${place}`, game, place, rating: 1000 + 5 * place, themes: [`${game}/${place % 3}`] }
})

const selection = { all: ALL, rating: 1300, seen: new Set<string>(), weakest: null, chance: () => 0.5 }

describe('the puzzle of the day', () => {
  it('is the same whatever the order of the games, and another one each day of many weeks', () => {
    const days = Array.from({ length: 200 }, (_, day) => today(new Date(2026, 10, 16)) + day)
    const keys = days.map((day) => puzzleOfDay(ALL, day)?.key)
    expect(days.map((day) => puzzleOfDay(ALL.toReversed(), day)?.key)).toEqual(keys)
    expect(new Set(keys.slice(0, 60)).size).toBeGreaterThan(55)
  })

  it('is one of those available offline', () => {
    const days = Array.from({ length: 400 }, (_, day) => puzzleOfDay(ALL, 20_000 + day)?.place ?? 999)
    expect(Math.max(...days)).toBeLessThan(100)
  })

  it('is easier on every Monday than on any Saturday', () => {
    const monday = today(new Date(2026, 10, 16))
    expect([weekdayOf(monday), weekdayOf(monday + 5), weekdayOf(monday + 6)]).toEqual([0, 5, 6])
    const ratings = (first: number) =>
      Array.from({ length: 40 }, (_, week) => puzzleOfDay(ALL, first + 7 * week)?.rating ?? 0)
    expect(Math.max(...ratings(monday))).toBeLessThan(Math.min(...ratings(monday + 5)))
  })

  it('is null where there are no puzzles', () => {
    expect(puzzleOfDay([], 20_700)).toBe(null)
  })
})

describe('training', () => {
  it('takes an unseen puzzle within 100 points, or the nearest', () => {
    for (const chance of [0, 0.3, 0.6, 0.99]) {
      const chosen = chooseAtLevel({ ...selection, chance: () => chance })
      expect(Math.abs((chosen?.rating ?? 0) - 1300)).toBeLessThanOrEqual(100)
    }
    expect(chooseAtLevel({ ...selection, rating: 2400 })?.rating).toBe(1595)
    const seen = new Set(ALL.filter(({ place }) => place !== 7).map(({ key }) => key))
    expect(chooseAtLevel({ ...selection, seen })?.place).toBe(7)
  })

  it('takes the weakest theme twice as often', () => {
    const chances = Array.from({ length: 300 }, (_, place) => place / 300)
    const share = (weakest: string | null) =>
      chances.filter((chance) =>
        chooseAtLevel({ ...selection, weakest, chance: () => chance })?.themes.includes('a/1'),
      ).length / 300
    expect(share('a/1') / share(null)).toBeGreaterThan(1.6)
  })

  it('repeats puzzles when all were seen', () => {
    expect(chooseAtLevel({ ...selection, seen: new Set(ALL.map(({ key }) => key)) })).not.toBe(null)
    expect(chooseAtLevel({ ...selection, all: [] })).toBe(null)
  })
})

it('a streak starts below the player’s rating and becomes harder', () => {
  const ratings = [0, 10, 20].map((solved) => chooseForStreak(selection, solved)?.rating ?? 0)
  expect(ratings[0]).toBeLessThanOrEqual(1200)
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b))
})

describe('puzzles rated by the players of a server', () => {
  const standing = { answers: 40, solved: 30, rating: 1777, deviation: 60, votes: 30, goodVotes: 12 }
  const [first, second] = ALL
  if (first === undefined || second === undefined) throw new Error('no puzzles')
  const trainedWith = (change: Partial<typeof standing>): readonly Listed[] =>
    withStandings([first, second], new Map([[first.key, { puzzle: '0', ...standing, ...change }]]))

  it('have that rating from ten answers on', () => {
    expect(trainedWith({})).toEqual([{ ...first, rating: 1777 }, second])
    expect(trainedWith({ answers: 9 })).toEqual([first, second])
  })

  it('are left out when fewer than four in ten of thirty voters like them', () => {
    expect(trainedWith({ goodVotes: 11 })).toEqual([second])
    expect(trainedWith({ goodVotes: 11, votes: 29 })).toHaveLength(2)
  })
})
