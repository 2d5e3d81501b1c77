import { describe, expect, it } from 'vitest'
import {
  bestMoves,
  type CountedGame,
  effectsOfUse,
  favorites,
  glanceAt,
  localDay,
  mistakesByTheme,
  mistakesOverTime,
  momentOf,
  noonOf,
  resultsBySetUp,
  streakOf,
  totalsOf,
  wealthByRound,
} from './statistics.ts'

const DAY = 86_400_000

const played = (number: number, changes: Partial<CountedGame> = {}): CountedGame => ({
  key: `${number}`,
  digest: `${number}`,
  source: `${number}`,
  seat: 0,
  game: 'harbor',
  version: 'full',
  players: 3,
  opponents: 'captain',
  ended: number * DAY,
  points: 100 + number,
  place: 1,
  rival: 90,
  used: {},
  counts: null,
  wealth: null,
  verdict: null,
  turningPoints: null,
  ...changes,
})

const games = (count: number, changes: (number: number) => Partial<CountedGame> = () => ({})) =>
  Array.from({ length: count }, (_, number) => played(number, changes(number)))

const reviewed = (mistakes: number, big = 0, themes: Readonly<Record<string, number>> = {}) => ({
  verdict: { decisions: 10, mistakes, big, themes },
})

describe('results', () => {
  it('are counted by set-up, the most-played first', () => {
    const rows = resultsBySetUp([
      played(1, { opponents: 'online', place: 2 }),
      played(2),
      played(3, { place: 3 }),
    ])
    expect(rows.map(({ opponents, games: number, places }) => [opponents, number, places])).toEqual([
      ['captain', 2, [1, 0, 1]],
      ['online', 1, [0, 1, 0]],
    ])
    expect(rows[0]).toMatchObject({ average: 102.5, best: 103 })
  })

  it('have no mistakes per game before three games were reviewed', () => {
    const two = games(5, (number) => (number < 2 ? reviewed(4) : {}))
    expect(resultsBySetUp(two)[0]).toMatchObject({ reviewed: 2, mistakes: null })
    const three = games(5, (number) => (number < 3 ? reviewed(number) : {}))
    expect(resultsBySetUp(three)[0]).toMatchObject({ reviewed: 3, mistakes: 1 })
  })

  it('count wins only in games with opponents', () => {
    expect(totalsOf([played(1), played(2, { place: 2 }), played(3, { players: 1 })])).toEqual({
      games: 3,
      withOthers: 2,
      won: 1,
    })
  })
})

describe('mistakes', () => {
  it('are the mean of three reviewed games, in the order they were played', () => {
    const some = games(5, (number) => (number === 2 ? {} : reviewed(number, 1))).toReversed()
    expect(mistakesOverTime(some)).toEqual([
      { ended: 3 * DAY, mistakes: 4 / 3, big: 1 },
      { ended: 4 * DAY, mistakes: 8 / 3, big: 1 },
    ])
  })

  it('are counted by theme, the most frequent first', () => {
    const some = [
      played(1, reviewed(3, 0, { food: 1, energy: 2 })),
      played(2, reviewed(1, 0, { energy: 1 })),
      played(3),
    ]
    expect(mistakesByTheme(some)).toEqual([
      { game: 'harbor', theme: 'energy', mistakes: 3 },
      { game: 'harbor', theme: 'food', mistakes: 1 },
    ])
  })

  it('give the share of best moves in the last reviewed games only', () => {
    const some = games(4, (number) => reviewed(number === 0 ? 10 : 2))
    expect(bestMoves(some, 3)).toEqual({ share: 1 - 6 / 30, games: 3 })
    expect(bestMoves([played(1)], 3)).toBeNull()
  })
})

describe('the effect of used things', () => {
  it('is compared only from ten games with it and ten without', () => {
    const use = (least: number) => (number: number) => ({ used: { colliery: number < least ? 2 : 1 } })
    expect(effectsOfUse(games(19, use(10)))).toMatchObject([{ with: 10, without: 9, difference: null }])
    const [effect] = effectsOfUse(games(20, use(10)))
    expect(effect).toMatchObject({ with: 10, without: 10, difference: -5 })
    expect(effect?.band).toBeCloseTo(1.96 * Math.sqrt(82.5 / 9 / 10))
  })

  it('is a favorite by how often it was used', () => {
    expect(favorites([played(1, { used: { a: 1, b: 3 } }), played(2, { used: { a: 1 } })])).toEqual([
      { id: 'b', times: 3 },
      { id: 'a', times: 2 },
    ])
  })
})

describe('wealth by round', () => {
  it('is the average for the most-played set-up', () => {
    const wealth = (own: number) => [
      { own: 5, best: 5 },
      { own, best: 30 },
    ]
    const curve = wealthByRound([
      played(1, { wealth: wealth(20) }),
      played(2, { wealth: wealth(40), opponents: 'mate' }),
      played(3, { wealth: wealth(90), players: 2 }),
      played(4),
    ])
    expect(curve).toMatchObject({
      games: 2,
      rounds: [
        { own: 5, best: 5 },
        { own: 30, best: 30 },
      ],
    })
    expect(wealthByRound([played(1)])).toBeNull()
  })
})

describe('the streak of days', () => {
  const day = (time: number): number => Math.floor(time / DAY)
  it.each([
    ['nothing was played', [], 9, { days: 0, longest: 0 }],
    ['up to today, two games on one day counting once', [7, 8, 8, 9], 9, { days: 3, longest: 3 }],
    ['up to yesterday, because today is not over', [7, 8], 9, { days: 2, longest: 2 }],
    ['broken off before yesterday', [3, 4, 5, 7], 9, { days: 0, longest: 3 }],
  ])('when %s', (_, days, today, streak) => {
    expect(
      streakOf(
        days.map((number) => number * DAY),
        today * DAY,
        day,
      ),
    ).toEqual(streak)
  })

  it('counts calendar days, also when clocks change', () => {
    expect(localDay(new Date(2026, 2, 30, 0, 5).getTime())).toBe(
      localDay(new Date(2026, 2, 29, 23, 55).getTime()) + 1,
    )
  })
})

describe('the summary on the home page', () => {
  it('needs five games', () => {
    expect(glanceAt(games(4))).toBeNull()
    expect(glanceAt(games(5))).toMatchObject({ games: 5, won: 5, average: 102, mistakes: null, curve: [] })
  })

  it('shows the last twelve reviewed games and the weakest theme in them', () => {
    const some = games(14, (number) => reviewed(1, 0, number < 2 ? { food: 9 } : { energy: 1 }))
    const glance = glanceAt(some)
    expect(glance?.curve).toHaveLength(12)
    expect(glance?.weakest?.theme).toBe('energy')
    expect(glance?.mistakes).toBe(1)
  })
})

describe('the moment of a day', () => {
  const ends = [10, 12, 12, 16].map(noonOf)

  it('is between the points in time around it', () => {
    expect([11, 12, 15, 16].map((day) => momentOf(day, ends))).toEqual([0.5, 1, 2.75, 3])
  })

  it('is unknown before and after them', () => {
    expect([9, 10, 17].map((day) => momentOf(day, ends))).toEqual([null, null, null])
    expect(momentOf(10, [])).toBeNull()
  })

  it('is counted in local days', () => {
    expect(localDay(noonOf(20_776))).toBe(20_776)
  })
})
