/**
 * The streak: consecutive dates with a finished attempt. A calm day, earned by seven in a row, replaces a
 * missed date.
 */
import { addDays } from './deal.ts'

const DAYS_PER_CALM_DAY = 7
const MAX_CALM_DAYS = 2

export type DayState = 'played' | 'calm' | 'missed' | 'open'

export interface Streak {
  /** Consecutive dates up to today, or up to yesterday while today can still be played. */
  readonly inRow: number
  readonly longest: number
  readonly played: number
  /** Calm days left. */
  readonly calmDays: number
  /** Every date from the first one played until today. */
  readonly days: readonly { readonly date: string; readonly state: DayState }[]
}

/**
 * `played` are the dates with a finished attempt, `open` those with an unfinished one; open dates and today
 * neither extend nor end the streak.
 */
export const streakOf = (played: ReadonlySet<string>, open: ReadonlySet<string>, today: string): Streak => {
  const first = [...played, ...open].sort()[0] ?? today
  const days: { date: string; state: DayState }[] = []
  let [inRow, longest, calmDays] = [0, 0, 0]
  for (let date = first; date <= today; date = addDays(date, 1)) {
    if (played.has(date)) {
      inRow++
      if (inRow % DAYS_PER_CALM_DAY === 0) calmDays = Math.min(MAX_CALM_DAYS, calmDays + 1)
      longest = Math.max(longest, inRow)
      days.push({ date, state: 'played' })
    } else if (date === today || open.has(date)) days.push({ date, state: 'open' })
    else if (inRow > 0 && calmDays > 0) {
      calmDays--
      days.push({ date, state: 'calm' })
    } else {
      inRow = 0
      days.push({ date, state: 'missed' })
    }
  }
  return { inRow, longest, played: played.size, calmDays, days }
}

/** The part of an attempt that the streak needs, wherever it is stored. */
export interface StreakTry {
  readonly date: string
  /** Null while it is open. */
  readonly endedAt: number | null
  /** The player's local date when it ended. */
  readonly endedOn: string | null
  /** Null while it is open, and for an abandoned attempt. */
  readonly finished: object | null
}

/** The streak of attempts: dates finished in time, and those that can still be finished. */
export const streakFrom = (tries: readonly StreakTry[], today: string): Streak => {
  const played = tries.filter(
    ({ finished, date, endedOn }) => finished !== null && endedOn !== null && isInTime(date, endedOn),
  )
  const open = tries.filter(({ endedAt, date }) => endedAt === null && isInTime(date, today))
  return streakOf(new Set(played.map(({ date }) => date)), new Set(open.map(({ date }) => date)), today)
}

/** An attempt counts for its date until the end of the next day. */
export const isInTime = (date: string, endedOn: string): boolean => endedOn <= addDays(date, 1)
