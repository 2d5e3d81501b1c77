import { LANGUAGES } from './languages/index.ts'
import type { Locale } from './locale.ts'

/** Adds a full stop unless the text already ends with punctuation. */
export const sentence = (text: string, locale: Locale): string =>
  /[.?!。？！…]$/.test(text) ? text : `${text}${LANGUAGES[locale].fullStop}`
