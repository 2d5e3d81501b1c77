import type { Locale } from '@quayside/texts'

/** Apart from the other names, for whoever only needs to say what the game is called. */
export const TITLE: Readonly<Record<Locale, string>> = {
  en: 'Le Havre',
  fr: 'Le Havre',
  es: 'Le Havre',
  'zh-Hant': '港都情濃',
}
