import type { Locale } from '../../locale.ts'
import type { HouseTexts } from './texts.ts'

/** One import a language, written out so that a bundler makes one chunk of each. */
const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly texts: HouseTexts }>>> = {
  en: () => import('./locales/en.ts'),
  fr: () => import('./locales/fr.ts'),
  es: () => import('./locales/es.ts'),
  'zh-Hant': () => import('./locales/zh-Hant.ts'),
}

export const loadHouseTexts = async (locale: Locale): Promise<HouseTexts> => (await LOADERS[locale]()).texts
