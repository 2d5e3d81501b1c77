import type { Locale } from '../locale.ts'
import { loadHouseTexts } from './house/load.ts'
import type { BoardTexts, TableTexts } from './texts.ts'

/** One import a language, written out so that a bundler makes one chunk of each. */
const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly texts: BoardTexts }>>> = {
  en: () => import('./locales/en.ts'),
  fr: () => import('./locales/fr.ts'),
  es: () => import('./locales/es.ts'),
  'zh-Hant': () => import('./locales/zh-Hant.ts'),
}

export const loadTableTexts = async (locale: Locale): Promise<TableTexts> => {
  const [house, board] = await Promise.all([loadHouseTexts(locale), LOADERS[locale]()])
  return { ...house, ...board.texts }
}
