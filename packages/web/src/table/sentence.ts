import type { Locale } from '@quayside/texts'

/** With a full stop, unless something else ends it already. */
export const sentence = (text: string, locale: Locale): string =>
  /[.?!。？！…]$/.test(text) ? text : `${text}${locale === 'zh-Hant' ? '。' : '.'}`
