import { SAMPLE_GAME } from '@quayside/games/testing'
import { DEFAULT_ROOM_SETTINGS, type MyRoom } from '@quayside/protocol'
import { LOCALES } from '@quayside/texts'
import { loadTableTexts } from '@quayside/texts/table'
import { describe, expect, it } from 'vitest'
import type { TableTexts } from '../page/texts.ts'
import { absenceText, changesWithin, expiryText, isUrgent, timeText } from './time-left.ts'

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

it('the last minute is urgent in a live game, the last two hours in a correspondence game', () => {
  expect([isUrgent(2 * MINUTE, 'live'), isUrgent(MINUTE - 1, 'live')]).toEqual([false, true])
  expect([isUrgent(3 * HOUR, 'days'), isUrgent(HOUR, 'days')]).toEqual([false, true])
})

const EXPIRES = Date.UTC(2027, 1, 14, 12)

const wordsIn = (locale: (typeof LOCALES)[number]): Promise<TableTexts> => loadTableTexts(locale)

const room = (free: boolean, over: boolean, expiresAt: number | null): MyRoom => ({
  info: {
    room: 'room',
    game: SAMPLE_GAME,
    rulesVersion: 2,
    options: {},
    seats: [{ name: 'Odile', bot: null, free }],
    settings: DEFAULT_ROOM_SETTINGS,
  },
  ownSeats: [0],
  deciders: [],
  ownTurns: [],
  isOver: over,
  changedAt: 0,
  nextDeadline: null,
  expiresAt,
  results: [],
})

describe('the expiry of a room', () => {
  it.each(LOCALES)('is shown for a room that is over or was never started, in %s', async (locale) => {
    const texts = await wordsIn(locale)
    for (const one of [room(false, true, EXPIRES), room(true, false, EXPIRES)])
      expect(expiryText(one, texts)).toContain('2027')
  })

  it('is not shown for a game under way, nor for a room that is kept for good', async () => {
    const texts = await wordsIn('en')
    expect(expiryText(room(false, false, EXPIRES), texts)).toBe(null)
    expect(expiryText(room(false, true, null), texts)).toBe(null)
  })
})

it.each([
  [5000, null],
  [20_000, 'away'],
  [2 * MINUTE, 'away 2 min'],
  [3 * 60 * MINUTE, 'away 3 h'],
  [50 * 60 * MINUTE, 'away 2 d'],
])('after %d milliseconds a player is %s', async (milliseconds, text) => {
  expect(absenceText(1000, 1000 + milliseconds, await loadTableTexts('en'))).toBe(text)
})

it.each(LOCALES)(
  'a player not seen since the server started is away without a duration, in %s',
  async (locale) => {
    const texts = await loadTableTexts(locale)
    expect(absenceText(null, 0, texts)).toBe(texts.online('away.unknown'))
  },
)
