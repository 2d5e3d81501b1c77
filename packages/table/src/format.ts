/** Numbers and dates as people read them. */
import { regionalTag } from '@quayside/texts'
import type { HouseWords } from './page/texts.ts'

/** Before an amount or a card that came or went. */
export const sign = (change: number): string => (change < 0 ? '−' : '+')

/** With a real minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)

export const dayText = (time: number, words: HouseWords): string =>
  new Intl.DateTimeFormat(regionalTag(words.locale, navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(time)
