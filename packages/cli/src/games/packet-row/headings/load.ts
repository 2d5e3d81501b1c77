import type { Language } from '../../../language.ts'
import type { Headings } from './headings.ts'

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly headings: Headings }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
}

export const loadHeadings = async (language: Language): Promise<Headings> =>
  (await LOADERS[language]()).headings
