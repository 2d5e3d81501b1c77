/** The calendar of a month such as 2026-11. */
import { addDays, isDate } from '@quayside/game/daily/deal.ts'

const WEEK = 7
const MONTH_LENGTH = '2026-11'.length

/** From 1, Monday, to 7, Sunday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || WEEK

/** Whether a page's date is only a month. */
export const isMonth = (text: string): boolean => text.length === MONTH_LENGTH && isDate(`${text}-01`)

export const monthOf = (date: string): string => date.slice(0, MONTH_LENGTH)

export const nextMonth = (month: string, by: 1 | -1): string => monthOf(addDays(`${month}-15`, by * 30))

/** The weeks of a month, which begin on this weekday; null for the days of other months. */
export const weeksOf = (month: string, firstWeekday: number): readonly (readonly (string | null)[])[] => {
  const before = (weekdayOf(`${month}-01`) - firstWeekday + WEEK) % WEEK
  const weeks: (string | null)[][] = []
  for (let start = -before; monthOf(addDays(`${month}-01`, Math.max(0, start))) === month; start += WEEK)
    weeks.push(
      Array.from({ length: WEEK }, (_, place) => {
        const date = addDays(`${month}-01`, start + place)
        return monthOf(date) === month ? date : null
      }),
    )
  return weeks
}

interface WeekInfo {
  readonly firstDay: number
}

/** The first day of the week in a region; Monday in browsers that do not know. */
export const firstWeekday = (tag: string): number => {
  const region: Intl.Locale & { readonly weekInfo?: WeekInfo; readonly getWeekInfo?: () => WeekInfo } =
    new Intl.Locale(tag).maximize()
  return (region.getWeekInfo?.() ?? region.weekInfo)?.firstDay ?? 1
}
