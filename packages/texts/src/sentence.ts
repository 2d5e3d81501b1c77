import { LANGUAGES } from './languages/index.ts'
import type { Locale } from './locale.ts'

/** With a full stop, unless something else ends it already. */
export const sentence = (text: string, locale: Locale): string =>
  /[.?!。？！…]$/.test(text) ? text : `${text}${LANGUAGES[locale].fullStop}`
