/** The streak: dates in a row with a counted try finished. A calm day, earned by seven in a row, stands in for a missed date. */
import { addDays } from './deal.ts'

const DAYS_PER_CALM_DAY = 7
const MOST_CALM_DAYS = 2

export type DayState = 'played' | 'calm' | 'missed' | 'open'

export interface Streak {
  /** Dates in a row until today, or until yesterday while today can still be played. */
  readonly inRow: number
  readonly longest: number
  readonly played: number
  /** Calm days that are left. */
  readonly calmDays: number
  /** Every date from the first one played until today. */
  readonly days: readonly { readonly date: string; readonly state: DayState }[]
}

/**
 * `played` are the dates with a finished try, `open` those with a try that is begun and may still be finished: these and
 * today neither add to the row nor end it.
 */
export const streakOf = (played: ReadonlySet<string>, open: ReadonlySet<string>, today: string): Streak => {
  const first = [...played, ...open].sort()[0] ?? today
  const days: { date: string; state: DayState }[] = []
  let [inRow, longest, calmDays] = [0, 0, 0]
  for (let date = first; date <= today; date = addDays(date, 1)) {
    if (played.has(date)) {
      inRow++
      if (inRow % DAYS_PER_CALM_DAY === 0) calmDays = Math.min(MOST_CALM_DAYS, calmDays + 1)
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

/** A try counts for its date until the end of the next one. */
export const isInTime = (date: string, endedOn: string): boolean => endedOn <= addDays(date, 1)
