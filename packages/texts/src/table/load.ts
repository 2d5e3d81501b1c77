import type { Locale } from '../locale.ts'
import type { TableTexts } from './texts.ts'

/** One import a language, written out so that a bundler makes one chunk of each. */
const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly texts: TableTexts }>>> = {
  en: () => import('./locales/en.ts'),
  fr: () => import('./locales/fr.ts'),
  es: () => import('./locales/es.ts'),
  'zh-Hant': () => import('./locales/zh-Hant.ts'),
}

export const loadTableTexts = async (locale: Locale): Promise<TableTexts> => (await LOADERS[locale]()).texts
