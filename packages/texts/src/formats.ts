/** Dates, times, numbers and lists in the reader's regional format: `en-GB` differs from `en-US`. */
import { type Locale, localeOf, plainTag } from './locale.ts'

/** The reader's tag for a language, such as `en-GB` for English. */
export const regionalTag = (locale: Locale, tags: readonly string[]): string =>
  tags
    .filter((tag) => localeOf(tag) === locale)
    .map(plainTag)
    .find((tag) => Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0) ?? locale

let readerTags: readonly string[] = []

/** Sets the language tags that the reader prefers, from the browser or the environment. */
export const setReaderTags = (tags: readonly string[]): void => {
  readerTags = tags
}

/** The tag that formats texts of a language for the reader of this program. */
export const formatTag = (locale: Locale): string => regionalTag(locale, readerTags)

/** Creates each formatter lazily: on a phone, creating all of them would delay the first page. */
const onceFor = <Format>(make: (tag: string) => Format): ((tag: string) => Format) => {
  const made = new Map<string, Format>()
  return (tag) => {
    const before = made.get(tag) ?? make(tag)
    made.set(tag, before)
    return before
  }
}

const dateTime = onceFor((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }))

const timeOfDay = onceFor((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }))

const hourOfDay = onceFor((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }))

const plainNumber = onceFor((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }))

const wholeNumber = onceFor((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }))

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

const tenths = onceFor((tag) => new Intl.NumberFormat(tag, ONE_DIGIT))

const signedTenths = onceFor((tag) => new Intl.NumberFormat(tag, { ...ONE_DIGIT, signDisplay: 'exceptZero' }))

const percentTenths = onceFor((tag) => new Intl.NumberFormat(tag, { ...ONE_DIGIT, style: 'percent' }))

const percents = onceFor((tag) => new Intl.NumberFormat(tag, { style: 'percent' }))

const changes = onceFor(
  (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
)

const dayOfMonth = onceFor((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' }))

const lists = {
  and: onceFor((tag) => new Intl.ListFormat(tag, { type: 'conjunction' })),
  or: onceFor((tag) => new Intl.ListFormat(tag, { type: 'disjunction' })),
} as const

/** `17 Nov 2026, 14:05`, or `Nov 17, 2026, 2:05 PM`. */
export const dateText = (time: number, tag: string): string => dateTime(tag).format(time)

/** `14:05`, or `2:05 PM`. */
export const timeText = (time: number, tag: string): string => timeOfDay(tag).format(time)

/** An hour from 0 to 23, independent of time zones. */
export const hourText = (hour: number, tag: string): string =>
  hourOfDay(tag).format(Date.UTC(2000, 0, 1, hour))

/** `12,345.6` or `12 345,6`. */
export const numberText = (value: number, tag: string): string => plainNumber(tag).format(value)

/** `12,346`. */
export const wholeText = (value: number, tag: string): string => wholeNumber(tag).format(value)

/** `2.0` or `2,0`. */
export const tenthText = (value: number, tag: string): string => tenths(tag).format(value)

/** `79%` or `79 %`. */
export const percentText = (share: number, tag: string): string => percents(tag).format(share)

/** `+9`, `−4`, `0`. */
export const changeText = (value: number, tag: string): string => changes(tag).format(value).replace('-', '−')

/** `Nov 17` or `17 nov.`. */
export const monthDayText = (time: number, tag: string): string => dayOfMonth(tag).format(time)

/** `+3.4`, or with a real minus sign `−3.4`. */
export const differenceText = (value: number, tag: string): string =>
  signedTenths(tag).format(value).replace('-', '−')

/** `25.6%`, or `25,6 %`. */
export const shareText = (part: number, tag: string): string => percentTenths(tag).format(part)

/** Intl puts spaces around Chinese units, our messages do not. */
const HAN_SPACE = /(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu

/** `1 hr 52 min`; at least a minute. */
export const durationText = (milliseconds: number, tag: string): string => {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000))
  const parts = [
    { amount: Math.floor(minutes / 60), unit: 'hour' },
    { amount: minutes % 60, unit: 'minute' },
  ]
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ amount, unit }) =>
      new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(amount),
    )
    .join(' ')
    .replace(HAN_SPACE, '')
}

/** `Ann, Bo and Cy`, or `Ann, Bo, and Cy`. */
export const listText = (items: readonly string[], join: 'and' | 'or', tag: string): string =>
  lists[join](tag).format(items)

const UTC = { timeZone: 'UTC' } as const

const longDay = onceFor(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', month: 'long', day: 'numeric', ...UTC }),
)

const shortDay = onceFor((tag) => new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', ...UTC }))

const dayInitial = onceFor((tag) => new Intl.DateTimeFormat(tag, { weekday: 'narrow', ...UTC }))

const weekday = onceFor((tag) => new Intl.DateTimeFormat(tag, { weekday: 'short', ...UTC }))

const month = onceFor((tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', ...UTC }))

const CALENDAR = { long: longDay, short: shortDay, initial: dayInitial, weekday, month } as const

/**
 * A calendar date such as 2026-11-16, independent of time zones: `Monday, November 16`, `Nov 16`, `M`, `Mon` or
 * `November 2026`.
 */
export const calendarText = (date: string, length: keyof typeof CALENDAR, tag: string): string =>
  CALENDAR[length](tag).format(Date.parse(`${date}T00:00:00Z`))
