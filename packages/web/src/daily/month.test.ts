import { describe, expect, it } from 'vitest'
import { monthOf, nextMonth, weeksOf } from './month.ts'

const days = (week: readonly (string | null)[] = []): string =>
  week.map((date) => date?.slice(-2) ?? '--').join(' ')

describe('a month', () => {
  it('is shown in weeks from any weekday', () => {
    const fromMonday = weeksOf('2026-11', 1)
    expect([days(fromMonday[0]), days(fromMonday.at(-1)), fromMonday.length]).toEqual([
      '-- -- -- -- -- -- 01',
      '30 -- -- -- -- -- --',
      6,
    ])
    const fromSunday = weeksOf('2026-11', 7)
    expect([days(fromSunday[0]), days(fromSunday.at(-1)), fromSunday.length]).toEqual([
      '01 02 03 04 05 06 07',
      '29 30 -- -- -- -- --',
      5,
    ])
    expect(weeksOf('2026-02', 7)).toHaveLength(4)
  })

  it('contains each of its days once', () => {
    for (let month = '2027-12'; month < '2032-02'; month = nextMonth(month, 1)) {
      const found = weeksOf(month, 6).flat()
      const all = found.filter((date) => date !== null)
      const [year, number] = month.split('-').map(Number)
      expect(all).toHaveLength(new Date(year ?? 0, number ?? 0, 0).getDate())
      expect(all).toEqual([...new Set(all)].sort())
    }
  })

  it('has neighbors', () => {
    expect([nextMonth('2026-12', 1), nextMonth('2026-01', -1), nextMonth('2026-03', -1)]).toEqual([
      '2027-01',
      '2025-12',
      '2026-02',
    ])
    expect(monthOf('2026-11-19')).toBe('2026-11')
  })
})
