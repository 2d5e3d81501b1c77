/** Joins texts with the punctuation of their language, where no message holds the whole sentence. */
import { LANGUAGES } from './languages/index.ts'
import type { Locale } from './locale.ts'

/** Adds a full stop unless the text already ends with punctuation. */
export const sentence = (text: string, locale: Locale): string =>
  /[.?!。？！…]$/.test(text) ? text : `${text}${LANGUAGES[locale].fullStop}`

/** `label: text`. */
export const withLabel = (label: string, text: string, locale: Locale): string =>
  `${label}${LANGUAGES[locale].colon}${text}`

/** `text (note)`. */
export const withNote = (text: string, note: string, locale: Locale): string => {
  const [opening, closing] = LANGUAGES[locale].brackets
  return `${text}${opening}${note}${closing}`
}

/** Parts of one sentence, such as a title and what is said about it. */
export const joinParts = (parts: readonly string[], locale: Locale): string =>
  parts.join(LANGUAGES[locale].comma)

/** Items of a list without a word before the last one. */
export const joinItems = (items: readonly string[], locale: Locale): string =>
  items.join(LANGUAGES[locale].listComma)
