/** Time zones, quiet hours, active hours and vacations. */
import type { NotificationSettings } from '@quayside/protocol'

const HOUR = 3600_000

/** The hour of the day in a time zone, and the milliseconds since that hour began. */
const hourIn = (zone: string, time: number): { hour: number; elapsedMs: number } => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(time)
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return { hour: part('hour'), elapsedMs: part('minute') * 60_000 + part('second') * 1000 + (time % 1000) }
}

/** The next time after `time` at which it is this hour in a time zone. */
const nextHour = (zone: string, wanted: number, time: number): number => {
  const { hour, elapsedMs } = hourIn(zone, time)
  const guess = time - elapsedMs + ((wanted - hour + 24) % 24 || 24) * HOUR
  // Daylight saving time may change in between.
  const off = ((wanted - hourIn(zone, guess).hour + 36) % 24) - 12
  const corrected = guess + off * HOUR
  return corrected > time ? corrected : guess
}

export const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The first time from now on that is outside quiet hours. */
export const nextAllowedTime = (quiet: NotificationSettings['quiet'], now: number): number => {
  if (quiet === null || !isTimeZone(quiet.zone)) return now
  const { hour } = hourIn(quiet.zone, now)
  const hours = (quiet.to - quiet.from + 24) % 24
  const hoursIn = (hour - quiet.from + 24) % 24
  return hoursIn < hours ? nextHour(quiet.zone, quiet.to, now) : now
}

/** A time in which the clock of a seat does not run. */

export interface Vacation {
  readonly seat: number
  readonly from: number
  readonly until: number
}

/** When the clock of a seat runs in a correspondence room: in its active hours, and not on vacation. */
export interface Calendar {
  /** Hours of the day in the seat's time zone; null for all day. */
  readonly window: NonNullable<NotificationSettings['quiet']> | null
  readonly vacations: readonly Vacation[]
}

/** The end of the seat's vacation; `now` when it has none. */
export const vacationEnd = (vacations: readonly Vacation[], seat: number, now: number): number =>
  vacations.find((one) => one.seat === seat && one.from <= now && now < one.until)?.until ?? now

/** When the clock has run for this long since `start`. */
export const addRunningTime = (start: number, span: number, { window, vacations }: Calendar): number => {
  let time = start
  let left = span
  for (;;) {
    const next = nextRunningTime(time, window, vacations)
    if (next > time) {
      time = next
      continue
    }
    const stop = Math.min(
      activeHoursEnd(time, window),
      ...vacations.map(({ from }) => from).filter((start) => start > time),
    )
    if (time + left <= stop) return time + left
    left -= stop - time
    time = stop
  }
}

/** The first time from `time` on at which the clock runs. */
const nextRunningTime = (
  time: number,
  window: Calendar['window'],
  vacations: readonly Vacation[],
): number => {
  const vacation = vacations.find(({ from, until }) => from <= time && time < until)
  if (vacation !== undefined) return vacation.until
  return window === null ? time : nextAllowedTime({ ...window, from: window.to, to: window.from }, time)
}

/** The end of the active hours that contain `time`. */
const activeHoursEnd = (time: number, window: Calendar['window']): number =>
  window === null || window.from === window.to
    ? Number.POSITIVE_INFINITY
    : nextHour(window.zone, window.to, time)
