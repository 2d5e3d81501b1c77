import type { Locale } from '@quayside/texts'
import type { Headings } from './headings.ts'

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly headings: Headings }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
}

export const loadHeadings = async (language: Locale): Promise<Headings> =>
  (await LOADERS[language]()).headings
