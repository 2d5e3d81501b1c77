import { loadTableTexts } from '@quayside/texts/table'
import { expect, it } from 'vitest'
import { changesWithin, isUrgent, timeText } from './time-left.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

it.each([
  [-1, 'time is up'],
  [400, '0:01'],
  [9 * MINUTE + 5000, '9:05'],
  [HOUR, '1 h'],
  [47 * HOUR, '47 h'],
  [72 * HOUR, '3 d'],
])('%d milliseconds are %s', async (left, text) => {
  expect(timeText(left, await loadTableTexts('en'))).toBe(text)
})

it('minutes are counted by seconds, days are not', () => {
  expect([changesWithin(9 * MINUTE), changesWithin(9 * HOUR)]).toEqual([1000, MINUTE])
})

it('the last minute is urgent in a live game, the last two hours in one over days', () => {
  expect([isUrgent(2 * MINUTE, 'live'), isUrgent(MINUTE - 1, 'live')]).toEqual([false, true])
  expect([isUrgent(3 * HOUR, 'days'), isUrgent(HOUR, 'days')]).toEqual([false, true])
})
