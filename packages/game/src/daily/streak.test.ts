import { describe, expect, it } from 'vitest'
import { addDays } from './deal.ts'
import { isInTime, streakOf } from './streak.ts'

const TODAY = '2026-11-16'

/** One letter per day until today: played, missed, open. */
const streak = (letters: string) => {
  const dates = Array.from(letters).map((letter, index) => ({
    letter,
    date: addDays(TODAY, index + 1 - letters.length),
  }))
  const having = (wanted: string) =>
    new Set(dates.filter(({ letter }) => letter === wanted).map(({ date }) => date))
  return streakOf(having('p'), having('o'), TODAY)
}

const states = (letters: string): string =>
  streak(letters)
    .days.map(({ state }) => state[0])
    .join('')

describe('a streak', () => {
  it('counts dates in a row, and today does not end it before it is over', () => {
    expect(streak('ppp')).toMatchObject({ inRow: 3, longest: 3, played: 3 })
    expect(streak('ppm')).toMatchObject({ inRow: 2, longest: 2 })
  })

  it('ends with a missed date', () => {
    expect(streak('pppmp')).toMatchObject({ inRow: 1, longest: 3, played: 4 })
  })

  it('waits for an attempt that can still be finished', () => {
    expect(streak('ppom')).toMatchObject({ inRow: 2 })
    expect(states('ppom')).toBe('ppoo')
  })

  it('earns a calm day for seven in a row, which replaces a missed date', () => {
    expect(streak('ppppppp').calmDays).toBe(1)
    expect(streak('pppppppmp')).toMatchObject({ inRow: 8, calmDays: 0 })
    expect(states('pppppppmp')).toBe('pppppppcp')
    expect(streak('pppppppmmp')).toMatchObject({ inRow: 1, longest: 7 })
  })

  it('keeps two calm days at most', () => {
    expect(streak('p'.repeat(30)).calmDays).toBe(2)
    expect(streak(`${'p'.repeat(30)}mmp`)).toMatchObject({ inRow: 31, calmDays: 0 })
  })

  it('is empty before the first date', () => {
    expect(streakOf(new Set(), new Set(), TODAY)).toMatchObject({ inRow: 0, longest: 0, played: 0 })
  })
})

it('an attempt counts for its date until the end of the next day', () => {
  expect(isInTime('2026-11-15', '2026-11-16')).toBe(true)
  expect(isInTime('2026-11-14', '2026-11-16')).toBe(false)
})
