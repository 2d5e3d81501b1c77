import type { Locale } from '@quayside/texts'

/** Apart from the other names, for whoever only needs to say what the game is called. */
export const TITLE: Readonly<Record<Locale, string>> = {
  en: 'Packet Row',
  fr: 'Packet Row',
  es: 'Packet Row',
  'zh-Hant': '郵船街',
}
