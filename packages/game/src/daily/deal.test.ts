import { expect, it } from 'vitest'
import {
  addDays,
  botSeed,
  checkWindow,
  daysBetween,
  isDate,
  lastClosed,
  localDate,
  readSeed,
  seedOf,
  untilMidnight,
  versionOn,
} from './deal.ts'

it('the seed depends only on the date and the kind of deal', () => {
  expect(seedOf('solo', '2026-11-16')).toBe('daily:1:solo:2026-11-16')
  expect(readSeed('daily:1:solo:2026-11-16')).toEqual({ version: 1, kind: 'solo', date: '2026-11-16' })
})

it('there is no deal before the first date or on an invalid date', () => {
  expect(versionOn('2025-12-31')).toBeNull()
  for (const date of ['2025-12-31', '2026-02-29', '2026-13-01', '2026-1-1', 'today'])
    expect(seedOf('solo', date), date).toBeNull()
  expect(isDate('2028-02-29')).toBe(true)
})

it('seeds of other games are not daily deals', () => {
  for (const seed of ['sunday', 'daily:1:solo:2026-02-30', 'daily:x:solo:2026-11-16', 'daily'])
    expect(readSeed(seed), seed).toBeNull()
})

it('in a daily deal every bot has its own seed; in other games nothing changes', () => {
  expect(botSeed('daily:1:bots:2026-11-16', 2, 31)).toBe('daily:1:bots:2026-11-16:bot:2 31')
  expect(botSeed('sunday', 2, 31)).toBe('sunday 31')
})

it('dates continue across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysBetween('2026-12-31', '2027-01-02')).toBe(2)
})

it('the date is the local calendar date until midnight', () => {
  const evening = new Date(2026, 10, 16, 23, 30)
  expect(localDate(evening)).toBe('2026-11-16')
  expect(untilMidnight(evening)).toBe(30 * 60_000)
})

it('a day is over everywhere at noon UTC of the next day', () => {
  expect(lastClosed(Date.parse('2026-11-17T11:59:59Z'))).toBe('2026-11-15')
  expect(lastClosed(Date.parse('2026-11-17T12:00:00Z'))).toBe('2026-11-16')
})

it('entries are accepted while the date exists anywhere on earth', () => {
  const at = (time: string) => checkWindow('2026-11-16', Date.parse(time))?.code ?? null
  expect(at('2026-11-15T09:59:59Z')).toBe('daily-not-begun')
  expect(at('2026-11-15T10:00:00Z')).toBeNull()
  expect(at('2026-11-17T11:59:59Z')).toBeNull()
  expect(at('2026-11-17T12:00:00Z')).toBe('daily-over')
})
