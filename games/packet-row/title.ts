// Written by `npm run tool -- messages` from the JSON files in `messages`.
import type { Locale } from '@quayside/texts'

export const TITLE: Readonly<Record<Locale, string>> = {
  en: 'Packet Row',
  fr: 'Packet Row',
  es: 'Packet Row',
  'zh-Hant': '郵船街',
}

export const ABOUT: Readonly<Record<Locale, string>> = {
  en: '2–5 players, about 1 hour',
  fr: '2 à 5\u00a0joueurs, environ une heure',
  es: 'De 2 a 5\u00a0jugadores, cerca de una hora',
  'zh-Hant': '2至5位玩家，約一小時',
}
