/** Dates, times, numbers and lists as the reader's own region writes them: `en-GB` is not `en-US`. */
import { type Locale, localeOf, plainTag } from './locale.ts'

/** The reader's own tag for a language, as `en-GB` for English. */
export const regionalTag = (locale: Locale, tags: readonly string[]): string =>
  tags
    .filter((tag) => localeOf(tag) === locale)
    .map(plainTag)
    .find((tag) => Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0) ?? locale

let readerTags: readonly string[] = []

/** What the reader of this program prefers, as the browser or the environment says it. */
export const setReaderTags = (tags: readonly string[]): void => {
  readerTags = tags
}

/** The tag by which everything in a language is written for the reader of this program. */
export const formatTag = (locale: Locale): string => regionalTag(locale, readerTags)

/** Made when something is first written: on a phone that takes longer than the first page may. */
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

const lists = {
  and: onceFor((tag) => new Intl.ListFormat(tag, { type: 'conjunction' })),
  or: onceFor((tag) => new Intl.ListFormat(tag, { type: 'disjunction' })),
} as const

/** `17 Nov 2026, 14:05`, or `Nov 17, 2026, 2:05 PM`. */
export const dateText = (time: number, tag: string): string => dateTime(tag).format(time)

/** `14:05`, or `2:05 PM`. */
export const timeText = (time: number, tag: string): string => timeOfDay(tag).format(time)

/** An hour of the day, of 24, wherever the reader is. */
export const hourText = (hour: number, tag: string): string =>
  hourOfDay(tag).format(Date.UTC(2000, 0, 1, hour))

/** `12,345.6` or `12 345,6`. */
export const numberText = (value: number, tag: string): string => plainNumber(tag).format(value)

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
}

/** `Ann, Bo and Cy`, or `Ann, Bo, and Cy`. */
export const listText = (items: readonly string[], join: 'and' | 'or', tag: string): string =>
  lists[join](tag).format(items)
