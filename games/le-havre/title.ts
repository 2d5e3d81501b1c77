// Written by `npm run tool -- messages` from the JSON files in `messages`.
import type { Locale } from '@quayside/texts'

export const TITLE: Readonly<Record<Locale, string>> = {
  en: 'Le Havre',
  fr: 'Le Havre',
  es: 'Le Havre',
  'zh-Hant': '港都情濃',
}

export const ABOUT: Readonly<Record<Locale, string>> = {
  en: '1–5 players, about 30 min per player',
  fr: '1 à 5\u00a0joueurs, environ 30\u00a0min par joueur',
  es: 'De 1 a 5\u00a0jugadores, unos 30\u00a0min por jugador',
  'zh-Hant': '1至5位玩家，每人約半小時',
}
