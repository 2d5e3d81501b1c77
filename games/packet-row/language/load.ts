import type { Locale } from '@quayside/texts'
import type { Texts } from './texts.ts'

/** One import a language, written out so that a bundler makes one chunk of each. */
const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly texts: Texts }>>> = {
  en: () => import('./locales/en.ts'),
  fr: () => import('./locales/fr.ts'),
  es: () => import('./locales/es.ts'),
  'zh-Hant': () => import('./locales/zh-Hant.ts'),
}

export const loadTexts = async (locale: Locale): Promise<Texts> => (await LOADERS[locale]()).texts
