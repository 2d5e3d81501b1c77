/** Numbers and dates as people read them. */
import { dateText, formatTag, hourText } from '@quayside/texts'
import type { HouseWords } from './page/texts.ts'

/** Before an amount or a card that came or went. */
export const sign = (change: number): string => (change < 0 ? '−' : '+')

/** With a real minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)

export const dayText = (time: number, words: HouseWords): string => dateText(time, formatTag(words.locale))

interface Hours {
  readonly from: number
  readonly to: number
}

/** Two hours of the day, as `10:00 PM` or `22:00`. */
export const hoursText = ({ from, to }: Hours, words: HouseWords): { from: string; to: string } => {
  const tag = formatTag(words.locale)
  return { from: hourText(from, tag), to: hourText(to, tag) }
}
