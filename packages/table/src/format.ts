/** Formats numbers and dates for display. */
import { dateText, formatTag, hourText } from '@quayside/texts'
import type { SiteTexts } from './page/texts.ts'

/** Sign before a gained or lost amount or card. */
export const sign = (change: number): string => (change < 0 ? '−' : '+')

/** With numbers and their nouns on one line: `Pay 1 wood and 2 clay`. */
export const bound = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')

/** With a typographic minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)

export const dayText = (time: number, texts: SiteTexts): string => dateText(time, formatTag(texts.locale))

interface Hours {
  readonly from: number
  readonly to: number
}

/** A range of hours, each as `10:00 PM` or `22:00`. */
export const hoursText = ({ from, to }: Hours, texts: SiteTexts): { from: string; to: string } => {
  const tag = formatTag(texts.locale)
  return { from: hourText(from, tag), to: hourText(to, tag) }
}
