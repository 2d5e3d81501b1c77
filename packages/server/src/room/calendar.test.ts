import { expect, it } from 'vitest'
import { nextAllowedTime } from './calendar.ts'

const at = (time: string): number => Date.parse(`2026-11-15T${time}Z`)
const NIGHT = { from: 22, to: 7, zone: 'Europe/Paris' }

it.each([
  ['before quiet hours begin', '20:59:59', '20:59:59'],
  ['when they begin', '21:00:00', '30:00:00'],
  ['in the middle of the night', '23:30:15', '30:00:00'],
  ['just before they end', '05:59:59', '06:00:00'],
  ['when they end', '06:00:00', '06:00:00'],
])("%s, in the player's time zone", (_when, now, allowed) => {
  const [hours = 0, minutes = 0, seconds = 0] = allowed.split(':').map(Number)
  const expected = at('00:00:00') + ((hours * 60 + minutes) * 60 + seconds) * 1000
  expect(nextAllowedTime(NIGHT, at(now))).toBe(expected)
})

it('quiet hours need a setting and a valid time zone', () => {
  expect(nextAllowedTime(null, at('23:00:00'))).toBe(at('23:00:00'))
  expect(nextAllowedTime({ ...NIGHT, zone: 'Atlantis/Port' }, at('23:00:00'))).toBe(at('23:00:00'))
  expect(nextAllowedTime({ ...NIGHT, from: 7, to: 7 }, at('23:00:00'))).toBe(at('23:00:00'))
})
