export type { Noun } from './grammar.ts'
export { chooseLocale, LOCALES, type Locale, localeOf } from './locale.ts'
export type { AnyRefusal } from './refusal.ts'
export { playerName, type SeatNames } from './seats.ts'
