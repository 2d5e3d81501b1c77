/** When the clock of a seat runs, for tables that play over days: in its hours of the day, and not on vacation. */
import type { TellMe } from '@quayside/protocol'
import { nextHour, nextMoment } from '../notify/quiet.ts'

export interface Vacation {
  readonly seat: number
  readonly from: number
  readonly until: number
}

export interface Calendar {
  /** Hours of the day in the seat's time zone; null for all day. */
  readonly window: NonNullable<TellMe['quiet']> | null
  readonly vacations: readonly Vacation[]
}

/** The end of the vacation that a seat is on; `now` where it is on none. */
export const awayUntil = (vacations: readonly Vacation[], seat: number, now: number): number =>
  vacations.find((one) => one.seat === seat && one.from <= now && now < one.until)?.until ?? now

/** When so much time has run since `start`. */
export const timeAfter = (start: number, span: number, { window, vacations }: Calendar): number => {
  let time = start
  let left = span
  for (;;) {
    const next = resumes(time, window, vacations)
    if (next > time) {
      time = next
      continue
    }
    const stop = Math.min(
      closes(time, window),
      ...vacations.map(({ from }) => from).filter((at) => at > time),
    )
    if (time + left <= stop) return time + left
    left -= stop - time
    time = stop
  }
}

/** The first moment from `time` on at which neither a vacation nor the hour stops the clock, as far as one can see. */
const resumes = (time: number, window: Calendar['window'], vacations: readonly Vacation[]): number => {
  const vacation = vacations.find(({ from, until }) => from <= time && time < until)
  if (vacation !== undefined) return vacation.until
  return window === null ? time : nextMoment({ ...window, from: window.to, to: window.from }, time)
}

/** The end of the hours that `time` lies in. */
const closes = (time: number, window: Calendar['window']): number =>
  window === null || window.from === window.to
    ? Number.POSITIVE_INFINITY
    : nextHour(window.zone, window.to, time)
